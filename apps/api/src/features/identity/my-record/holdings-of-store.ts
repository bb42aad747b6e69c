import { dollarsOf } from '@rochdale/domain/money';
import { and, asc, between, desc, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { bills, postedPayments } from '../../../tables/history.ts';
import { ledger, requisitions } from '../../../tables/payments.ts';
import { usageDays } from '../../../tables/usage.ts';
import { ofHolder } from '../../account/holdings/public.ts';
import { type ServingMeter, servingMeters } from '../../energy/usage/public.ts';

/** The bills of an account since its holder has it, the newest first. */
export const billsOf = (db: Executor, accountNumber: string) =>
  db
    .select()
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills')))
    .orderBy(desc(bills.billDate), desc(bills.billNumber));

/** What the billing system posted as paid for an account since its holder has it. */
export async function postedOf(db: Executor, accountNumber: string) {
  const found = await db
    .select()
    .from(postedPayments)
    .where(and(eq(postedPayments.accountNumber, accountNumber), ofHolder('posted_payments')))
    .orderBy(desc(postedPayments.paymentDate), desc(postedPayments.paymentId));
  return found.map(({ paymentDate, paymentId, paymentAmount, paymentMethod, transNo }) => ({
    accountNumber,
    day: paymentDate,
    number: paymentId,
    amount: dollarsOf(paymentAmount),
    method: paymentMethod,
    portalNumber: transNo,
  }));
}

/** What a member paid or got back at the portal. */
export async function paidHere(db: Executor, memberNumber: string) {
  const found = await db
    .select({
      accountNumber: ledger.accountNumber,
      number: ledger.transNo,
      amount: ledger.amount,
      at: ledger.postedAt,
    })
    .from(ledger)
    .innerJoin(requisitions, eq(requisitions.transNo, ledger.transNo))
    .where(eq(requisitions.memberNumber, memberNumber))
    .orderBy(desc(ledger.postedAt), asc(ledger.accountNumber));
  return found.map(({ amount, at, ...one }) => ({ ...one, amount: dollarsOf(amount), at: at.toISOString() }));
}

/** The days that the meters of an account measured for its holder, a meter at a time. */
export async function* daysUsed(db: Executor, accountNumber: string) {
  for (const meter of await servingMeters(db, accountNumber)) {
    const found = await daysOf(db, meter);
    yield found.map(({ day, usage, demand }) => ({
      accountNumber,
      meterNumber: meter.meterNumber,
      day,
      usage: usage / 1000,
      demand: demand === null ? null : demand / 1000,
    }));
  }
}

const daysOf = (db: Executor, { meterNumber, firstDay, lastDay }: ServingMeter) =>
  db
    .select({ day: usageDays.day, usage: usageDays.usage, demand: usageDays.demand })
    .from(usageDays)
    .where(
      and(
        eq(usageDays.meterNumber, meterNumber),
        firstDay === null ? undefined : gte(usageDays.day, firstDay),
        lastDay === null ? undefined : between(usageDays.day, '0001-01-01', lastDay),
      ),
    )
    .orderBy(asc(usageDays.day));
