import { addDays, type LocalDay } from '../../dates.ts';
import { addBankingDays } from '../banking-days/banking-days.ts';
import { achSchedule } from '../due-payments/ach-schedule.ts';
import { catchUpDays, dueDaysBetween, latestDueDay } from '../due-payments/payment-plan.ts';
import type { Ahead, DayTakenUp, PlanAhead } from './plan-ahead.ts';

/** How many days ahead members are shown what will be taken: as far as a payment can be scheduled. */
export const daysShown = 60;

/** A day of a plan that is still to come. */
export interface DayAhead {
  readonly dueDay: LocalDay;
  /** On which it is decided what is taken: the day itself, or that of the bank file. */
  readonly decidedOn: LocalDay;
  /** Where it was taken up already, and waits. */
  readonly waiting: DayTakenUp | undefined;
}

/** What decides the days of a plan. */
type PlanDays = Pick<PlanAhead, 'plan' | 'by' | 'authorizationId' | 'prenoteEffectiveDate' | 'bills' | 'takenUp'>;

/**
 * The days of a plan that still take something, in order: the newest that is not made up for yet, those that wait for
 * another try, and those to come (planned-42, planned-51).
 */
export function daysAhead(plan: PlanDays, ahead: Pick<Ahead, 'today' | 'nextFileDay'>): readonly DayAhead[] {
  const { today } = ahead;
  const latest = latestDueDay(plan.plan, plan.bills, today);
  const coming = dueDaysBetween(plan.plan, plan.bills, addDays(today, 1), addDays(today, daysShown));
  const fresh = [...(latest === undefined ? [] : [latest]), ...coming]
    .filter((day) => !plan.takenUp.some((row) => row.dueDay === day && isAnswered(row, plan)))
    .filter((day) => isTakenUpInTime(plan, day))
    .map((dueDay) => ({ dueDay, decidedOn: decidedOn(plan, dueDay, dueDay, ahead), waiting: undefined }));
  const waiting = plan.takenUp
    .filter((row) => isWaiting(row, plan))
    .map((row) => ({ dueDay: row.dueDay, decidedOn: decidedOn(plan, row.dueDay, row.tryOn, ahead), waiting: row }));
  return [...waiting, ...fresh].sort((one, other) => (one.decidedOn < other.decidedOn ? -1 : 1));
}

/** Whether a draft's file goes out before its day is past catching up. */
const isTakenUpInTime = ({ by, prenoteEffectiveDate }: PlanDays, dueDay: LocalDay): boolean =>
  by !== 'file' || achSchedule(dueDay, prenoteEffectiveDate).sendDay <= addDays(dueDay, catchUpDays);

/** The day on which a bank account's prenote has settled, or will if it goes out with the next file (planned-65). */
export const prenoteOf = ({ prenoteEffectiveDate }: PlanDays, { nextFileDay }: Pick<Ahead, 'nextFileDay'>): LocalDay =>
  prenoteEffectiveDate ?? addBankingDays(nextFileDay, 1);

function decidedOn(
  plan: PlanDays,
  dueDay: LocalDay,
  tryOn: LocalDay,
  ahead: Pick<Ahead, 'today' | 'nextFileDay'>,
): LocalDay {
  if (plan.by !== 'file') return later(tryOn, ahead.today);
  const from = plan.takenUp.some((row) => row.dueDay === dueDay) ? later(tryOn, ahead.nextFileDay) : ahead.nextFileDay;
  return achSchedule(dueDay, prenoteOf(plan, ahead), from).sendDay;
}

const later = (one: LocalDay, other: LocalDay): LocalDay => (one > other ? one : other);

/** Whether a day that was taken up stands, waiting or answered; the others are taken up anew. */
export const stands = (row: DayTakenUp, plan: Agreed): boolean => isWaiting(row, plan) || isAnswered(row, plan);

type Agreed = Pick<PlanAhead, 'authorizationId'>;

const isOf = ({ authorizationId }: DayTakenUp, plan: Agreed): boolean =>
  authorizationId === null || authorizationId === plan.authorizationId;

/** Whether it waits to be taken under what the member agreed to last. */
const isWaiting = (row: DayTakenUp, plan: Agreed): boolean =>
  (row.state === 'due' || row.state === 'retrying' || row.state === 'returned') && isOf(row, plan);

/** Whether a day is not taken up anew. One that was given up counts again under another authorization, or after a pause. */
function isAnswered(row: DayTakenUp, plan: Agreed): boolean {
  switch (row.state) {
    case 'cancelled':
      return row.authorizationId === plan.authorizationId && row.reason !== 'paused';
    case 'due':
    case 'retrying':
    case 'returned':
      return isOf(row, plan);
    default:
      return true;
  }
}
