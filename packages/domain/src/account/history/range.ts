import { addDays, isLocalDay, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';

/** Days of a history, the first and the last included. */
export interface DateRange {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** No co-op billed before this. */
export const earliestHistoryDay: LocalDay = '1900-01-01';
export const latestHistoryDay: LocalDay = '9999-12-31';

const isHistoryDay = (day: string): boolean => isLocalDay(day) && day >= earliestHistoryDay && day <= latestHistoryDay;

/** The first day of a range: a real one, and not after the last, where that is real (account-32). */
export function fromViolation(from: string, to?: string): Violation | undefined {
  if (!isHistoryDay(from)) return violation('history.from.invalid');
  return to !== undefined && isHistoryDay(to) && from > to ? violation('history.range.reversed') : undefined;
}

/** The last day of a range: a real one. */
export function toViolation(to: string): Violation | undefined {
  return isHistoryDay(to) ? undefined : violation('history.to.invalid');
}

/** What is shown when nothing else was asked for: a year, up to today. */
export function historyRange(asked: Partial<DateRange>, today: LocalDay): DateRange {
  const to = asked.to ?? today;
  return { from: asked.from ?? addDays(to, -365), to };
}
