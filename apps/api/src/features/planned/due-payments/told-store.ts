import { localTimeAt } from '@rochdale/domain/dates';
import type { BillTold, ToldOfPlan } from '@rochdale/domain/planned/due-payments/announced-debit';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { bills } from '../../../tables/history.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { noticeDeliveries, notices } from '../../../tables/notices.ts';
import { ofHolder } from '../../account/holdings/public.ts';
import type { StandingPlan } from './standing-plan.ts';

/** Newest bills that are looked at; what is older announces nothing. */
const newestBills = 4;

type Plan = Pick<StandingPlan, 'planKind' | 'planKey' | 'authorizationId'>;
type Mail = ToldOfPlan['mails'][number];

/** What the members of some accounts' plans were told of debits (planned-85), by account. */
export async function toldOfPlans(
  db: Executor,
  plans: readonly Plan[],
  timeZone: string,
): Promise<ReadonlyMap<string, ToldOfPlan>> {
  const ofAccounts = plans.filter(({ planKind }) => planKind !== 'scheduled-payment');
  if (ofAccounts.length === 0) return new Map();
  const numbers = ofAccounts.map(({ planKey }) => planKey);
  const dayOf = (instant: Date) => localTimeAt(instant, timeZone).day;
  const told = await billsTold(db, numbers, dayOf);
  const previous = await lastTaken(db, ofAccounts);
  const mailed = await mailsOfPlans(db, numbers, dayOf);
  const noticed = await noticesOfPlans(db, numbers, dayOf);
  return new Map(
    ofAccounts.map(({ planKey, authorizationId }) => [
      planKey,
      {
        previous: previous.get(authorizationId),
        bills: told.get(planKey) ?? [],
        mails: [...(mailed.get(planKey) ?? []), ...(noticed.get(planKey) ?? [])],
      },
    ]),
  );
}

type DayOf = (instant: Date) => string;

/** A bill says its sum from when it came in with it: a sum that an import changed is news. */
async function billsTold(db: Executor, numbers: readonly string[], dayOf: DayOf): Promise<Map<string, BillTold[]>> {
  const ranked = db
    .select({
      accountNumber: bills.accountNumber,
      billDate: bills.billDate,
      dueDate: bills.dueDate,
      amount: bills.endingBalance,
      toldAt: sql<Date>`greatest(${bills.arrivedAt}, coalesce(${bills.figuresAsOf}, ${bills.arrivedAt}))`
        .mapWith(bills.arrivedAt)
        .as('told_at'),
      place: sql<number>`row_number() over (partition by ${bills.accountNumber}
        order by ${bills.billDate} desc, ${bills.billNumber} desc)`.as('place'),
    })
    .from(bills)
    .where(and(inArray(bills.accountNumber, [...numbers]), ofHolder('bills')))
    .as('ranked');
  const found = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${newestBills}`)
    .orderBy(ranked.accountNumber, ranked.place);
  const told = new Map<string, BillTold[]>();
  for (const { accountNumber, billDate, dueDate, amount, toldAt } of found)
    told.set(accountNumber, [
      ...(told.get(accountNumber) ?? []),
      { billDate, dueDate: dueDate ?? billDate, amount, toldOn: dayOf(toldAt) },
    ]);
  return told;
}

/** What was taken last under each authorization; what came back was taken all the same. */
async function lastTaken(db: Executor, plans: readonly Plan[]): Promise<Map<string, number>> {
  const found = await db
    .selectDistinctOn([duePayments.authorizationId], {
      authorizationId: duePayments.authorizationId,
      amount: duePayments.amount,
    })
    .from(duePayments)
    .where(
      and(
        inArray(
          duePayments.planKey,
          plans.map(({ planKey }) => planKey),
        ),
        inArray(duePayments.planKind, ['auto-pay', 'draft']),
        inArray(duePayments.state, ['paid', 'sent', 'returned']),
      ),
    )
    .orderBy(duePayments.authorizationId, desc(duePayments.dueDay));
  return new Map(found.map(({ authorizationId, amount }) => [authorizationId ?? '', amount]));
}

const wentOut = inArray(outgoingMessages.state, ['sent', 'kept']);

/** What the portal wrote when a debit had to wait, as soon as it went out. */
async function mailsOfPlans(db: Executor, numbers: readonly string[], dayOf: DayOf): Promise<Map<string, Mail[]>> {
  const found = await db
    .select({
      planKey: duePayments.planKey,
      dueDay: duePayments.dueDay,
      amount: duePayments.announcedAmount,
      settledAt: outgoingMessages.settledAt,
    })
    .from(duePayments)
    .innerJoin(outgoingMessages, eq(outgoingMessages.messageId, duePayments.announcedBy))
    .where(
      and(
        inArray(duePayments.planKey, [...numbers]),
        inArray(duePayments.planKind, ['auto-pay', 'draft']),
        isNotNull(duePayments.announcedAmount),
        wentOut,
      ),
    );
  const mails = new Map<string, Mail[]>();
  for (const { planKey, dueDay, amount, settledAt } of found)
    if (amount !== null && settledAt !== null)
      mails.set(planKey, [...(mails.get(planKey) ?? []), { dueDay, amount, toldOn: dayOf(settledAt) }]);
  return mails;
}

/** Notices "Draft coming" that went out by e-mail; their subject names day and amount. */
async function noticesOfPlans(db: Executor, numbers: readonly string[], dayOf: DayOf): Promise<Map<string, Mail[]>> {
  const found = await db
    .select({ accountNumber: notices.accountNumber, subject: notices.subject, settledAt: outgoingMessages.settledAt })
    .from(notices)
    .innerJoin(noticeDeliveries, eq(noticeDeliveries.noticeId, notices.noticeId))
    .innerJoin(outgoingMessages, eq(outgoingMessages.messageId, noticeDeliveries.messageId))
    .where(
      and(
        inArray(notices.accountNumber, [...numbers]),
        eq(notices.kind, 'draftComing'),
        eq(noticeDeliveries.channel, 'email'),
        wentOut,
      ),
    );
  const mails = new Map<string, Mail[]>();
  for (const { accountNumber, subject, settledAt } of found) {
    const [dueDay = '', amount = ''] = subject.split(' ');
    if (amount !== '' && settledAt !== null)
      mails.set(accountNumber, [
        ...(mails.get(accountNumber) ?? []),
        { dueDay, amount: Number(amount), toldOn: dayOf(settledAt) },
      ]);
  }
  return mails;
}
