import { daysBetween, type LocalDay } from '../../dates.ts';
import { addMonths } from '../../months.ts';
import { monthOf } from './monthly.ts';
import type { UsageDay, WeatherDay } from './summary.ts';
import type { DaySpan } from './timeframes.ts';
import { toThousandths } from './units.ts';
import { type DegreeDays, degreeDaysOf } from './weather.ts';
import { type WeatherModel, weatherDifference } from './weather-model.ts';

/** What was used in a stretch of days, and the weather of it. */
export interface UsagePeriod extends DaySpan, DegreeDays {
  readonly days: number;
  /** Days that were read; where they are fewer, the total is not all of it. */
  readonly daysRead: number;
  readonly total: number;
  readonly averagePerDay: number | null;
}

/** How one stretch differs from another of the same days. */
export interface UsageComparison {
  readonly against: UsagePeriod;
  /** Used more (or less), for as many days as were read. */
  readonly difference: number;
  /** Of the other's use; null where that was nothing. */
  readonly percent: number | null;
  /** The part of the difference that the weather explains; null where too little is known. */
  readonly weatherPart: number | null;
}

/** This month up to its last read day, the same days of the month before, and of the same month a year before. */
export function comparedSpans(lastRead: LocalDay): { thisMonth: DaySpan; lastMonth: DaySpan; lastYear: DaySpan } {
  const first = `${monthOf(lastRead)}-01`;
  const back = (months: number): DaySpan => ({
    fromDate: addMonths(first, -months),
    toDate: addMonths(lastRead, -months),
  });
  return { thisMonth: { fromDate: first, toDate: lastRead }, lastMonth: back(1), lastYear: back(12) };
}

/** Sums a stretch of days. */
export function usagePeriod(span: DaySpan, days: readonly UsageDay[], weather: readonly WeatherDay[]): UsagePeriod {
  const read = days.filter((day) => isWithin(span, day)).flatMap(({ usageValue }) => usageValue ?? []);
  const total = toThousandths(read.reduce((sum, value) => sum + value, 0));
  return {
    ...span,
    days: daysBetween(span.fromDate, span.toDate) + 1,
    daysRead: read.length,
    total,
    averagePerDay: read.length === 0 ? null : toThousandths(total / read.length),
    ...degreeDaysOf(weather.filter((day) => isWithin(span, day))),
  };
}

/**
 * Holds a stretch against another by their averages, so that a day that was not read counts on neither side.
 * Undefined where one of them was not read at all.
 */
export function compareUsage(
  now: UsagePeriod,
  against: UsagePeriod,
  model: WeatherModel | undefined,
  weather: readonly WeatherDay[],
): UsageComparison | undefined {
  if (now.averagePerDay === null || against.averagePerDay === null) return undefined;
  const perDay = now.averagePerDay - against.averagePerDay;
  const [own, other] = [now, against].map((span) => weather.filter((day) => isWithin(span, day)));
  const part = model && weatherDifference(model, own ?? [], other ?? [], now.daysRead);
  return {
    against,
    difference: toThousandths(perDay * now.daysRead),
    percent: against.averagePerDay === 0 ? null : Math.round((perDay / against.averagePerDay) * 100),
    weatherPart: part ? toThousandths(part.heating + part.cooling) : null,
  };
}

const isWithin = ({ fromDate, toDate }: DaySpan, { date }: { readonly date: LocalDay }): boolean =>
  date >= fromDate && date <= toDate;
