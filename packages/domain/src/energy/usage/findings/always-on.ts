import type { LocalDay } from '../../../dates.ts';

/** A day's intervals of a meter, in its unit; null was not read. */
export interface IntervalsOfDay {
  readonly date: LocalDay;
  readonly intervalMinutes: number;
  readonly values: readonly (number | null)[];
}

/** What a home draws without a pause, in kW. */
export interface AlwaysOn {
  readonly power: number;
  /** Of so many days. */
  readonly days: number;
}

/** Less is usual: a refrigerator, a router and clocks come to some 0.2 kW. */
const notable = 0.4;
const fewestDays = 10;
/** On nine days of ten it never drops below. */
const tenth = 0.1;

/**
 * The power below which a home does not drop on nine days of ten (energy-78). Days with a gap, and those on which
 * nothing was drawn for a while (the power was off, or it was sent back), say nothing of it. Undefined where too few
 * days say it, or it is what every home has.
 */
export function alwaysOn(days: readonly IntervalsOfDay[]): AlwaysOn | undefined {
  const least = days
    .flatMap(({ intervalMinutes, values }) => {
      const read = values.flatMap((value) => value ?? []);
      const lowest = Math.min(...read);
      return read.length === values.length && read.length > 0 && lowest > 0 ? [(lowest * 60) / intervalMinutes] : [];
    })
    .sort((one, other) => one - other);
  if (least.length < fewestDays) return undefined;
  const power = Math.floor((least[Math.floor(least.length * tenth)] ?? 0) * 10) / 10;
  return power >= notable ? { power, days: least.length } : undefined;
}
