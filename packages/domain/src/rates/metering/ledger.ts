import type { LocalDay } from '../../dates.ts';
import type { Exact } from '../exact.ts';
import type { DayKind, Schedule } from '../schedule.ts';
import type { Lack } from '../usage.ts';

/** A period of use by its place: which way to divide the hours, and which of its periods. */
export interface PeriodPlace {
  readonly name: string;
  readonly division: number;
  readonly period: number;
}

/** The days of a bill, each by its place. */
export interface BillDays {
  readonly days: readonly LocalDay[];
  readonly kinds: readonly DayKind[];
  readonly timeZone: string;
}

/** Energy of some days, in units: taken from the co-op and given to it. */
export interface Energy {
  readonly taken: Exact;
  readonly given: Exact;
}

/** What a meter tells of days of a bill (their places), all in all or of one period of use. */
export interface Ledger {
  energy(days: readonly number[], place?: PeriodPlace): Energy | Lack;
  /** The highest demand in kW. */
  demand(days: readonly number[], place?: PeriodPlace): Exact | Lack;
  /** Each day's own highest demand. */
  dailyDemands(days: readonly number[], place?: PeriodPlace): readonly Exact[] | Lack;
  /** The demand in the hours of the co-op's peaks that lie in the days, each with its period. */
  coopDemands(days: readonly number[], place?: PeriodPlace): readonly Exact[] | Lack;
  /** How many readings of the bill's days are missing. */
  readonly missing: number;
}

export const isLack = (said: unknown): said is Lack => typeof said === 'string';

/** Where a period stands among the ways to divide the hours. */
export function placeOf(schedule: Schedule, name: string | undefined): PeriodPlace | undefined {
  if (name === undefined) return undefined;
  for (const [division, { periods }] of schedule.timeOfUse.entries()) {
    const period = periods.findIndex((one) => one.name === name);
    if (period >= 0) return { name, division, period };
  }
  return undefined;
}
