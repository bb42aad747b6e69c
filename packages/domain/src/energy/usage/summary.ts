import type { LocalDay } from '../../dates.ts';
import { toThousandths } from './units.ts';

/** A day of a meter. What is null was not read: a gap, never 0. */
export interface UsageDay {
  readonly date: LocalDay;
  readonly usageValue: number | null;
  readonly demand: number | null;
}

export interface WeatherDay {
  readonly date: LocalDay;
  readonly lowTemp: number;
  readonly highTemp: number;
}

/** The tiles of usage (energy-25); null where no day says it. */
export interface UsageSummarization {
  readonly lowestUsage: number | null;
  readonly lowestUsageDate: LocalDay | null;
  readonly highestUsage: number | null;
  readonly highestUsageDate: LocalDay | null;
  readonly totalConsumption: number | null;
  readonly averageConsumption: number | null;
  readonly maxDemand: number | null;
}

/** The tiles of the weather (energy-25). */
export interface WeatherSummarization {
  readonly lowestTemperature: number | null;
  readonly lowestTemperatureDate: LocalDay | null;
  readonly highestTemperature: number | null;
  readonly highestTemperatureDate: LocalDay | null;
}

/** Sums the days of a meter; the earliest of equal days is named. */
export function summarizeUsage(days: readonly UsageDay[]): UsageSummarization {
  const read = days.flatMap(({ date, usageValue }) => (usageValue === null ? [] : [{ date, value: usageValue }]));
  const demands = days.flatMap(({ demand }) => demand ?? []);
  const lowest = extreme(read, -1);
  const highest = extreme(read, 1);
  const total = toThousandths(read.reduce((sum, { value }) => sum + value, 0));
  return {
    lowestUsage: lowest?.value ?? null,
    lowestUsageDate: lowest?.date ?? null,
    highestUsage: highest?.value ?? null,
    highestUsageDate: highest?.date ?? null,
    totalConsumption: read.length === 0 ? null : total,
    averageConsumption: read.length === 0 ? null : toThousandths(total / read.length),
    maxDemand: demands.length === 0 ? null : Math.max(...demands),
  };
}

export function summarizeWeather(days: readonly WeatherDay[]): WeatherSummarization {
  const lowest = extreme(
    days.map(({ date, lowTemp }) => ({ date, value: lowTemp })),
    -1,
  );
  const highest = extreme(
    days.map(({ date, highTemp }) => ({ date, value: highTemp })),
    1,
  );
  return {
    lowestTemperature: lowest?.value ?? null,
    lowestTemperatureDate: lowest?.date ?? null,
    highestTemperature: highest?.value ?? null,
    highestTemperatureDate: highest?.date ?? null,
  };
}

interface Dated {
  readonly date: LocalDay;
  readonly value: number;
}

function extreme(days: readonly Dated[], sign: 1 | -1): Dated | undefined {
  return days.reduce<Dated | undefined>(
    (best, day) => (best === undefined || sign * (day.value - best.value) > 0 ? day : best),
    undefined,
  );
}
