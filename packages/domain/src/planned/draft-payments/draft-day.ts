import { formatDay, isLocalDay, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';
import { chosenDraftMethods, type DraftAccount } from './draft.ts';

/** The last day of the month that can be chosen: every month has it (planned-22). */
export const lastDayOfMonth = 28;
/** The inputs for days take two digits (planned-23). */
export const dayFieldLength = 2;
/** The earliest start date (planned-24). */
export const earliestStartDate: LocalDay = '1990-01-01';

/** The days between which an account's draft must lie, neither counting itself. */
export interface DayWindow {
  readonly after: number;
  readonly before: number;
}

/**
 * An account's window; where the billing system sets no limit the whole month is open. Before is at most the 29th
 * (planned-22).
 */
export function dayWindow(account: Pick<DraftAccount, 'allowAfterBilledDay' | 'allowBeforeBilledDay'>): DayWindow {
  const before = account.allowBeforeBilledDay || lastDayOfMonth + 1;
  return { after: account.allowAfterBilledDay ?? 0, before: Math.min(before, lastDayOfMonth + 1) };
}

/** Whether a day lies in the window. One that ends before it begins runs over the end of the month: after the 20th, before the 5th. */
export function isInWindow(day: number, { after, before }: DayWindow): boolean {
  return after < before ? after < day && day < before : day > after || day < before;
}

/** Whether any day of the month can be chosen for an account. */
export const hasDayOfMonth = (window: DayWindow): boolean =>
  Array.from({ length: lastDayOfMonth }, (_, index) => index + 1).some((day) => isInWindow(day, window));

/** When an account's draft may be taken: on a day of the month only where its window holds one. */
export const draftMethodsFor = (account: Parameters<typeof dayWindow>[0]) =>
  chosenDraftMethods.filter((method) => method !== 'DAY_OF_MONTH' || hasDayOfMonth(dayWindow(account)));

/** The day of the month as typed (planned-22). */
export function dayOfMonthViolation(text: string, window: DayWindow): Violation | undefined {
  const day = dayOf(text);
  if (day === undefined) return violation('draftPayments.dayOfMonth.digits');
  if (day > lastDayOfMonth) return violation('draftPayments.dayOfMonth.before29th');
  return day >= 1 && isInWindow(day, window)
    ? undefined
    : violation('draftPayments.dayOfMonth.window', { after: window.after, before: window.before });
}

/** The days after billing as typed, up to the co-op's maximum (planned-23). */
export function daysAfterViolation(text: string, max: number): Violation | undefined {
  const days = dayOf(text);
  return days !== undefined && days >= 1 && days <= max
    ? undefined
    : violation('draftPayments.daysAfter.range', { max });
}

/** The number that a day field holds; undefined when it is empty, too long or no number. */
export const dayOf = (text: string): number | undefined => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined);

/** The start date (planned-24). */
export function startDateViolation(text: string): Violation | undefined {
  if (!isLocalDay(text)) return violation('draftPayments.startDate.invalid');
  return text < earliestStartDate
    ? violation('draftPayments.startDate.tooEarly', { date: formatDay(earliestStartDate) })
    : undefined;
}

/** The day from which a draft is really taken: not before it was set up, nor before the billing system lets it begin. */
export function draftStartsOn(startDate: LocalDay, eligibleDraftDate: LocalDay | null, today: LocalDay): LocalDay {
  return [startDate, eligibleDraftDate ?? startDate, today].reduce((latest, day) => (day > latest ? day : latest));
}
