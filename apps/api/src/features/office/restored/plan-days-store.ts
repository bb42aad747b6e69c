import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { achSchedule } from '@rochdale/domain/planned/due-payments/ach-schedule';
import type { OpenPlanDay } from '@rochdale/domain/planned/due-payments/charged-days';
import { dueDaysBetween, oldestBillingDay } from '@rochdale/domain/planned/due-payments/payment-plan';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { DuePaymentKey } from '../../../tables/due-payments.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { billDaysOf, planPages, type StandingPlan } from '../../planned/due-payments/public.ts';

/** A day of a plan that may have been taken before the loss. */
export interface DoubtfulDay extends DuePaymentKey {
  readonly memberNumber: string;
}

/** The same with what tells whether a charge may have been it. */
export type PlanDay = DoubtfulDay & OpenPlanDay & { readonly parts: StandingPlan['accounts'] };

/** The days on which something was, or may have been, begun. */
export interface Span {
  readonly from: LocalDay;
  readonly until: LocalDay;
}

const pageSize = 500;
/** For so long a day that was missed, or a charge that was declined, is still made up for. */
const lateDays = 14;
/** What a plan may still be taken in. */
const openStates = ['due', 'charging', 'retrying', 'returned'] as const;

/** Every day of the plans taken in this way that fell due, or was to be made up for, in the span. */
export async function planDaysIn(db: Executor, way: 'token' | 'file', span: Span): Promise<PlanDay[]> {
  const from = addDays(span.from, -lateDays);
  const found: PlanDay[] = [];
  for (const pageOf of planPages(db, from, span.until)) {
    for (let after = ''; ; ) {
      const plans = await pageOf(after, pageSize);
      const last = plans.at(-1);
      if (last === undefined) break;
      after = last.planKey;
      const ofThisWay = plans.filter(({ by }) => by.kind === way);
      found.push(...(await daysOf(db, ofThisWay, { from, until: span.until })));
    }
  }
  return found;
}

/** Days in a span of some plans; of those in the bank file, whose files were to be written in it. */
async function daysOf(db: Executor, plans: readonly StandingPlan[], { from, until }: Span): Promise<PlanDay[]> {
  const numbers = plans.flatMap(({ accounts }) => accounts.map(({ accountNumber }) => accountNumber));
  const bills = await billDaysOf(db, numbers, oldestBillingDay(from));
  return plans.flatMap(({ planKind, planKey, memberNumber, plan, by, prenoteEffectiveDate, accounts, ceiling }) => {
    const last = by.kind === 'file' ? addDays(until, lateDays) : until;
    return dueDaysBetween(plan, bills.get(planKey) ?? [], from, last)
      .filter((day) => by.kind !== 'file' || achSchedule(day, prenoteEffectiveDate).sendDay <= until)
      .map((dueDay) => ({
        planKind,
        planKey,
        dueDay,
        memberNumber,
        ceiling,
        parts: accounts,
        accountNumbers: accounts.map(({ accountNumber }) => accountNumber),
        amount: plan.kind === 'scheduled' ? plan.amount : undefined,
      }));
  });
}

const keyColumns = [duePayments.planKind, duePayments.planKey, duePayments.dueDay];

/**
 * Takes days of plans out: `skipped`, for `restored`. What has come to an end or is in a bank file stays. Answers those
 * that were taken out.
 */
export async function takeOut(tx: Transaction, days: readonly DoubtfulDay[], now: Date): Promise<DoubtfulDay[]> {
  const taken: DoubtfulDay[] = [];
  for (const { planKind, planKey, dueDay, memberNumber } of days) {
    const day = { planKind, planKey, dueDay, memberNumber };
    const out = { state: 'skipped' as const, reason: 'restored', updatedAt: now };
    const [done] = await tx
      .insert(duePayments)
      .values({ ...day, ...out, amount: 0, tryOn: dueDay })
      .onConflictDoUpdate({ target: keyColumns, set: out, setWhere: inArray(duePayments.state, openStates) })
      .returning({ planKey: duePayments.planKey });
    if (done) taken.push(day);
  }
  return taken;
}

/** Says that a charge was what a plan took on a day. Answers whether the day was still open. */
export async function markPaid(
  tx: Transaction,
  { planKind, planKey, dueDay, memberNumber }: DoubtfulDay,
  { transNo, amount, now }: { readonly transNo: string; readonly amount: number; readonly now: Date },
): Promise<boolean> {
  const paid = { state: 'paid' as const, transNo, amount, reason: 'restored', updatedAt: now };
  const done = await tx
    .insert(duePayments)
    .values({ planKind, planKey, dueDay, memberNumber, ...paid, tryOn: dueDay })
    .onConflictDoUpdate({ target: keyColumns, set: paid, setWhere: inArray(duePayments.state, openStates) })
    .returning({ planKey: duePayments.planKey });
  return done.length > 0;
}

/** The days of plans that came to an end, or are in a bank file: no charge that is not known was one of them. */
export async function endedDays(db: Executor, from: LocalDay): Promise<ReadonlySet<string>> {
  const { planKind, planKey, dueDay } = duePayments;
  const found = await db
    .select({ planKind, planKey, dueDay })
    .from(duePayments)
    .where(and(sql`${dueDay} >= ${from}`, sql`not ${inArray(duePayments.state, openStates)}`));
  return new Set(found.map(dayKey));
}

/** One due day of one plan, as a key. */
export const dayKey = ({ planKind, planKey, dueDay }: DuePaymentKey): string => `${planKind} ${planKey} ${dueDay}`;

/** Drafts that wait for a bank file of the span: enqueued and due, or returned and to be sent again. */
export async function waitingForFile(tx: Executor, until: LocalDay): Promise<DoubtfulDay[]> {
  const { planKind, planKey, dueDay, memberNumber, state, tryOn } = duePayments;
  return tx
    .select({ planKind, planKey, dueDay, memberNumber })
    .from(duePayments)
    .where(
      and(
        eq(planKind, 'draft'),
        inArray(state, ['due', 'returned']),
        lte(tryOn, until),
        sql`not exists (select 1 from drafts where drafts.account_number = ${planKey} and drafts.token is not null)`,
      ),
    );
}
