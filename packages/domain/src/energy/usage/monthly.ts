import type { LocalDay } from '../../dates.ts';
import type { UsageDay, WeatherDay } from './summary.ts';
import { toThousandths } from './units.ts';
import { averageTemperature, type DegreeDays, degreeDaysOf } from './weather.ts';

/** A month's use made of its days. */
export interface UsageMonth extends DegreeDays {
  /** `2026-11`. */
  readonly month: string;
  readonly total: number;
  /** How many days were read. */
  readonly daysRead: number;
  readonly averagePerDay: number;
  readonly maxDemand: number | null;
  /** In °F; null where no day's weather is known. */
  readonly averageTemperature: number | null;
}

/** Adds days up to months, oldest first. Days that were not read are left out, and counted nowhere. */
export function usageMonths(days: readonly UsageDay[], weather: readonly WeatherDay[]): UsageMonth[] {
  const months = new Map<string, UsageDay[]>();
  for (const day of days) {
    const month = monthOf(day.date);
    if (day.usageValue !== null) months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, read]) => {
      const total = toThousandths(read.reduce((sum, { usageValue }) => sum + (usageValue ?? 0), 0));
      const demands = read.flatMap(({ demand }) => demand ?? []);
      const within = weather.filter(({ date }) => monthOf(date) === month);
      return {
        month,
        total,
        daysRead: read.length,
        averagePerDay: toThousandths(total / read.length),
        maxDemand: demands.length === 0 ? null : Math.max(...demands),
        averageTemperature: averageTemperature(within),
        ...degreeDaysOf(within),
      };
    });
}

export const monthOf = (day: LocalDay): string => day.slice(0, 7);
