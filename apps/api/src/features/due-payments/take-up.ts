import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { achSchedule } from '@rochdale/domain/due-payments/ach-schedule';
import { type BillDays, catchUpDays, latestDueDay, nextDueDay } from '@rochdale/domain/due-payments/payment-plan';
import type { Database } from '../../platform/database/database.ts';
import { addDuePayments } from './due-payments-store.ts';
import { billDaysOf, type PlanPage, planPages, type StandingPlan } from './plans-store.ts';

const pageSize = 500;
/** Bills older than this fall due no more, whatever a plan says. */
const oldestBillDays = 90;

/**
 * Takes up every due day that has come: of each plan the newest one that is not past catching up, and of drafts that
 * go out in the bank file the one whose file is to be written (S1 §2.6, open-points §6). Safe to repeat, and to run
 * anywhere. Answers how many are new.
 */
export async function takeUp(db: Database, now: Date, today: LocalDay): Promise<number> {
  let added = 0;
  for (const pageOf of planPages(db, addDays(today, -catchUpDays), today))
    added += await takeUpAll(db, now, today, pageOf);
  return added;
}

async function takeUpAll(db: Database, now: Date, today: LocalDay, pageOf: PlanPage): Promise<number> {
  let added = 0;
  let after = '';
  for (;;) {
    const plans = await pageOf(after, pageSize);
    const last = plans.at(-1);
    if (last === undefined) return added;
    const accountNumbers = plans.flatMap(({ accounts }) => accounts.map(({ accountNumber }) => accountNumber));
    const bills = await billDaysOf(db, accountNumbers, addDays(today, -oldestBillDays));
    const due = plans.flatMap((plan) => dueOf(plan, bills.get(plan.planKey) ?? [], today));
    added += await addDuePayments(db, due, now);
    after = last.planKey;
  }
}

function dueOf(standing: StandingPlan, bills: readonly BillDays[], today: LocalDay) {
  const { planKind, planKey, memberNumber, plan, by, prenoteEffectiveDate } = standing;
  const latest = latestDueDay(plan, bills, today);
  const next = by.kind === 'file' ? nextDueDay(plan, bills, addDays(today, 1)) : undefined;
  return [latest, next].flatMap((dueDay) => {
    if (dueDay === undefined) return [];
    const tryOn = by.kind === 'file' ? achSchedule(dueDay, prenoteEffectiveDate).sendDay : dueDay;
    return tryOn <= today ? [{ planKind, planKey, dueDay, memberNumber, tryOn }] : [];
  });
}
