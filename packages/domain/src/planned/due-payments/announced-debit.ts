import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { type BillDays, dueDaysBetween, goesByBills, type PaymentPlan } from './payment-plan.ts';

/**
 * So many calendar days before, its member must have been told of a debit from a bank account that is not the same as the
 * last one (12 CFR 1005.10(d)(1); Nacha Operating Rules, notice of a change in amount).
 */
export const announcementDays = 10;

/** What a member was told that a bank account will be charged, at most, and since when. */
export interface Announcement {
  readonly amount: Cents;
  readonly toldOn: LocalDay;
}

/** A bill, with what it said was due in all and the co-op's day on which it said so here. */
export interface BillTold extends BillDays, Announcement {}

/** What decides whether a plan's debit was announced (planned-85). Money in cents. */
export interface ToldOfPlan {
  /** What was taken last under the same authorization. */
  readonly previous: Cents | undefined;
  /** Newest first. */
  readonly bills: readonly BillTold[];
  /** What the portal wrote of due days. */
  readonly mails: readonly (Announcement & { readonly dueDay: LocalDay })[];
}

/** A debit from a bank account, as it would be taken. */
export interface Debit {
  readonly plan: PaymentPlan;
  readonly dueDay: LocalDay;
  readonly amount: Cents;
  /** The range that its member chose: up to so much is taken without further notice (12 CFR 1005.10(d)(2)). */
  readonly ceiling: Cents | undefined;
}

/**
 * From when on a debit may be taken. `free`: at once, for it is the same as the last one, within its member's range, or of
 * one day that the member named. `from`: when the announcement is old enough. `untold`: nobody told of as much yet.
 */
export type DebitNotice =
  | { readonly kind: 'free' }
  | { readonly kind: 'from'; readonly day: LocalDay }
  | { readonly kind: 'untold' };

/** From when on a debit may be taken, by what its member was told (planned-85). */
export function debitNotice(debit: Debit, told: ToldOfPlan): DebitNotice {
  const { plan, amount, ceiling } = debit;
  const isInRange = ceiling !== undefined && amount <= ceiling;
  if (plan.kind === 'scheduled' || amount === told.previous || isInRange) return { kind: 'free' };
  const days = announcementsOf(debit, told)
    .filter((one) => one.amount >= amount)
    .map(({ toldOn }) => addDays(toldOn, announcementDays))
    .sort();
  return days[0] === undefined ? { kind: 'untold' } : { kind: 'from', day: days[0] };
}

/** The first day, not before the given one, on which a debit can be taken; untold, it is told today. */
export function debitDay(day: LocalDay, notice: DebitNotice, today: LocalDay): LocalDay {
  if (notice.kind === 'free') return day;
  const from = notice.kind === 'from' ? notice.day : addDays(today, announcementDays);
  return from > day ? from : day;
}

/**
 * From when on what is owed of an account may be taken from a bank account by auto pay or a draft without a limit, as far
 * as its member was told by today; on a due day that waits already, by what was written of that day too.
 */
export function debitFrom(owed: Cents, told: ToldOfPlan, today: LocalDay, dueDay: LocalDay = today): LocalDay {
  const newest = { kind: 'auto-pay', daysBefore: 0, startDate: today } as const;
  return debitDay(today, debitNotice({ plan: newest, dueDay, amount: owed, ceiling: undefined }, told), today);
}

/** The newest bill speaks for what is owed in all; the bill that the due day is of, and mails of that day, for that day. */
function announcementsOf({ plan, dueDay }: Debit, { bills, mails }: ToldOfPlan): readonly Announcement[] {
  const ofDay = bills.filter((bill) => goesByBills(plan) && dueDaysBetween(plan, [bill], dueDay, dueDay).length > 0);
  return [...bills.slice(0, 1), ...ofDay, ...mails.filter((mail) => mail.dueDay === dueDay)];
}
