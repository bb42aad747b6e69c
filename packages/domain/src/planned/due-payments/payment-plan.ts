import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { DraftMethod } from '../draft-payments/draft.ts';

/** What a member has agreed to, to be paid without them: a draft, auto pay, or one payment on a day (planned-40). */
export type PaymentPlan = DraftPlan | AutoPayPlan | ScheduledPlan;

export interface DraftPlan {
  readonly kind: 'draft';
  readonly method: DraftMethod;
  /** The day of the month, or the days after billing. */
  readonly day: number | null;
  /** The first day that counts. Never earlier than the day on which the member agreed (`draftStartsOn`). */
  readonly startDate: LocalDay;
  /** The draft date that the billing system itself sets, for CYCLE. */
  readonly cycleDate?: LocalDay | null;
}

export interface AutoPayPlan {
  readonly kind: 'auto-pay';
  /** Days before the bill is due; 0 is the due date itself. */
  readonly daysBefore: number;
  readonly startDate: LocalDay;
}

export interface ScheduledPlan {
  readonly kind: 'scheduled';
  readonly paymentDate: LocalDay;
  /** The amount that the member named; without one, the balance of that day. */
  readonly amount?: Cents;
}

/** The days of a bill by which plans go. */
export interface BillDays {
  readonly billDate: LocalDay;
  readonly dueDate: LocalDay;
}

/** Whether a plan's days follow from bills, so that it waits for the next one. */
export const goesByBills = (plan: PaymentPlan): boolean =>
  plan.kind === 'auto-pay' ||
  (plan.kind === 'draft' && (plan.method === 'WHEN_BILLED' || plan.method === 'DAYS_AFTER_BILLING'));

/** Billed before this day, a bill makes nothing fall due any more, whatever a plan says (planned-41). */
export const oldestBillingDay = (today: LocalDay): LocalDay => addDays(today, -90);

/** How far back a due day that was missed is still made up for: as long as the worker may have been down. */
export const catchUpDays = 10;

/** Every day of a span, its ends included, on which the plan falls due. */
export function dueDaysBetween(
  plan: PaymentPlan,
  bills: readonly BillDays[],
  from: LocalDay,
  until: LocalDay,
): readonly LocalDay[] {
  const days = dueDays(plan, bills, later(from, startOf(plan))).filter((day) => day <= until);
  return [...new Set(days)];
}

/**
 * The newest day, today or before, on which the plan falls due; not more than the days of catching up ago, and
 * never before the plan begins. Remembering the days that were answered, a caller meets each due day once.
 */
export function latestDueDay(plan: PaymentPlan, bills: readonly BillDays[], today: LocalDay): LocalDay | undefined {
  const from = later(addDays(today, -catchUpDays), startOf(plan));
  return dueDays(plan, bills, from)
    .filter((day) => day <= today)
    .at(-1);
}

/**
 * The next day, today or after, on which the plan falls due, as the member is shown it before agreeing;
 * undefined when that hangs on a bill that nobody knows of yet, or the day is over.
 */
export function nextDueDay(
  plan: PaymentPlan,
  bills: readonly BillDays[],
  today: LocalDay,
  expectedNextBill?: BillDays,
): LocalDay | undefined {
  const known = expectedNextBill ? [...bills, expectedNextBill] : bills;
  return dueDays(plan, known, later(today, startOf(plan)))[0];
}

/** Due days that were missed are looked for so far back. */
export const missedDays = 40;

/** A bill with the co-op's day on which it came in. */
export interface ArrivedBill extends BillDays {
  readonly arrivedOn: LocalDay;
}

/** The days on which payments were begun at all, and the first of them. */
export interface PaymentDays {
  readonly first: LocalDay | undefined;
  readonly days: readonly LocalDay[];
}

/**
 * The newest due day that nobody could catch up with: no payments were begun in all the days of catching up, or the bill
 * of a plan that was made here came in after them. Days before the first payments were ever begun are no one's.
 */
export function missedDueDay(
  plan: PaymentPlan,
  bills: readonly ArrivedBill[],
  today: LocalDay,
  { first, days }: PaymentDays,
  wasMadeHere: boolean,
): LocalDay | undefined {
  if (first === undefined) return undefined;
  const from = later(later(addDays(today, -missedDays), startOf(plan)), first);
  const day = dueDays(plan, bills, from)
    .filter((due) => addDays(due, catchUpDays) < today)
    .at(-1);
  if (day === undefined) return undefined;
  const last = addDays(day, catchUpDays);
  const nobodyBegan = !days.some((begun) => begun >= day && begun <= last);
  const inTime = bills.filter(({ arrivedOn }) => arrivedOn <= last);
  const cameLate = wasMadeHere && !dueDays(plan, inTime, day).includes(day);
  return nobodyBegan || cameLate ? day : undefined;
}

const startOf = (plan: PaymentPlan): LocalDay => (plan.kind === 'scheduled' ? plan.paymentDate : plan.startDate);
const later = (one: LocalDay, other: LocalDay): LocalDay => (one > other ? one : other);

/** The due days from a day on, in order: all that bills name; of plans by the month, those of three months. */
function dueDays(plan: PaymentPlan, bills: readonly BillDays[], from: LocalDay): readonly LocalDay[] {
  return candidates(plan, bills, from)
    .filter((day) => day >= from)
    .sort();
}

function candidates(plan: PaymentPlan, bills: readonly BillDays[], from: LocalDay): readonly LocalDay[] {
  if (plan.kind === 'scheduled') return [plan.paymentDate];
  if (plan.kind === 'auto-pay') return bills.map(({ dueDate }) => addDays(dueDate, -plan.daysBefore));
  switch (plan.method) {
    case 'WHEN_BILLED':
      return bills.map(({ billDate }) => billDate);
    case 'DAYS_AFTER_BILLING':
      return bills.map(({ billDate }) => addDays(billDate, plan.day ?? 0));
    case 'END_OF_MONTH':
      return monthsFrom(from).map((first) => addDays(followingMonth(first), -1));
    case 'DAY_OF_MONTH': {
      const { day } = plan;
      return day === null ? [] : monthsFrom(from).map((first) => dayIn(first, day));
    }
    case 'CYCLE':
      return plan.cycleDate ? [plan.cycleDate] : [];
  }
}

/** The first days of a day's month and of the two months after it. */
function monthsFrom(day: LocalDay): readonly LocalDay[] {
  const first = `${day.slice(0, 7)}-01`;
  const second = followingMonth(first);
  return [first, second, followingMonth(second)];
}

const followingMonth = (first: LocalDay): LocalDay => `${addDays(first, 31).slice(0, 7)}-01`;

/** A day of a month; its last where the month is shorter. */
function dayIn(first: LocalDay, day: number): LocalDay {
  const last = addDays(followingMonth(first), -1);
  const wanted = addDays(first, day - 1);
  return wanted < last ? wanted : last;
}
