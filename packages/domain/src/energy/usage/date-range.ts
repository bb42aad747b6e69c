import { addDays, daysBetween, isLocalDay, type LocalDay } from '../../dates.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';

/** The first day that can be asked for, and the longest range where MDM is on (energy-13, energy-14). */
export const earliestUsageDay: LocalDay = '1990-01-01';
export const maxUsageDays = 180;

/** The two dates of the form, and what they are held against. */
export interface UsageRangeInput {
  readonly fromDate: string;
  readonly toDate: string;
  readonly today: LocalDay;
  /** Whether MDMEnabled is on: only then ranges are limited. */
  readonly isMdmOn: boolean;
}

export interface UsageRangeViolations {
  readonly fromDate?: Violation;
  readonly toDate?: Violation;
}

/**
 * The account tracker's rules for its two dates (energy-13, energy-14). A range is wrong at one of them: at its start
 * where that is still to come, else at its end.
 */
export function usageRangeViolations(input: UsageRangeInput): UsageRangeViolations {
  const { fromDate, toDate, today } = input;
  const from = edgeViolation(fromDate, 'usage.from.required', 'usage.range.tooEarly', 'usage.range.invalid');
  const to = edgeViolation(toDate, 'usage.to.required', 'usage.range.tooEarly', 'usage.range.invalid');
  const isAhead = !from && fromDate > today;
  const isBackward = !from && !to && !isAhead && (toDate > today || toDate < fromDate);
  const wrongFrom = isAhead ? violation('usage.range.invalid') : undefined;
  return found(
    from ?? wrongFrom ?? (isLongAgo(input) ? violation('usage.from.tooLongAgo') : undefined),
    to ??
      (isBackward ? violation('usage.range.invalid') : isTooLong(input) ? violation('usage.range.tooLong') : undefined),
  );
}

/** The direct tracker's rules, in its own words (energy-15). */
export function directRangeViolations(input: UsageRangeInput): UsageRangeViolations {
  const { fromDate, toDate, today } = input;
  const from = edgeViolation(fromDate, 'directUsage.from.required', 'directUsage.from.tooEarly');
  const to = edgeViolation(toDate, 'directUsage.to.required', 'directUsage.to.tooEarly');
  const isBackward = !from && !to && fromDate > toDate;
  const wrongFrom = isBackward ? violation('directUsage.from.afterTo') : undefined;
  const wrongTo = isBackward ? violation('directUsage.to.beforeFrom') : undefined;
  const isAhead = !to && toDate > today;
  return found(
    from ?? wrongFrom ?? (isLongAgo(input) ? violation('directUsage.from.tooLongAgo') : undefined),
    to ??
      (isAhead ? violation('directUsage.to.afterToday') : wrongTo) ??
      (isTooLong(input) ? violation('usage.range.tooLong') : undefined),
  );
}

type PlainCode = Extract<PlainTextCode, `usage.${'from' | 'to' | 'range'}.${string}` | `directUsage.${string}`>;

/** An empty date, one that is none, one before 1990. */
function edgeViolation(day: string, empty: PlainCode, early: PlainCode, wrong = empty): Violation | undefined {
  if (day.trim() === '') return violation(empty);
  if (!isLocalDay(day)) return violation(wrong);
  return day < earliestUsageDay ? violation(early) : undefined;
}

const areDays = ({ fromDate, toDate }: UsageRangeInput): boolean => isLocalDay(fromDate) && isLocalDay(toDate);

const isTooLong = (input: UsageRangeInput): boolean =>
  input.isMdmOn && areDays(input) && daysBetween(input.fromDate, input.toDate) > maxUsageDays;

const isLongAgo = ({ fromDate, today, isMdmOn }: UsageRangeInput): boolean =>
  isMdmOn && isLocalDay(fromDate) && fromDate < addDays(today, -maxUsageDays);

const found = (fromDate: Violation | undefined, toDate: Violation | undefined): UsageRangeViolations => ({
  ...(fromDate && { fromDate }),
  ...(toDate && { toDate }),
});
