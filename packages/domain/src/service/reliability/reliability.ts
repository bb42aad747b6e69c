import { addDays, type LocalDay } from '../../dates.ts';

/** An interruption that has ended. */
export interface Interruption {
  /** On which it began: its whole length counts there. */
  readonly day: LocalDay;
  readonly minutes: number;
  /** How many customers it took the power from. */
  readonly customers: number;
  readonly isPlanned: boolean;
}

/** What interruptions come to. */
export interface Interrupted {
  readonly customerMinutes: number;
  readonly customerInterruptions: number;
}

/** IEEE 1366: minutes a customer was without power, times, and minutes until it was back; null where it is not defined. */
export interface Indices {
  readonly saidi: number | null;
  readonly saifi: number | null;
  readonly caidi: number | null;
}

/** A shorter interruption is momentary: it counts in none of the indices (IEEE 1366, sustained interruption). */
export const momentaryMinutes = 5;
/** So many years before a period say which of its days are major events. */
export const thresholdYears = 5;
/** How far a major event day lies from the usual, in standard deviations of the logarithm. */
const beta = 2.5;

/** Whether a cause, in the co-op's words, is that of planned work. */
export const isPlannedCause = (cause: string | null): boolean => /^(planned|scheduled)\b/i.test(cause?.trim() ?? '');

/** The first and last day of the year that ends on a day. */
export const yearUntil = (to: LocalDay): { readonly from: LocalDay; readonly to: LocalDay } => ({
  from: addDays(`${Number(to.slice(0, 4)) - 1}${to.slice(4) === '-02-29' ? '-02-28' : to.slice(4)}`, 1),
  to,
});

const none: Interrupted = { customerMinutes: 0, customerInterruptions: 0 };
const plus = (one: Interrupted, other: Interrupted): Interrupted => ({
  customerMinutes: one.customerMinutes + other.customerMinutes,
  customerInterruptions: one.customerInterruptions + other.customerInterruptions,
});

/** Adds up the sustained interruptions (service-85). */
export const interrupted = (interruptions: readonly Interruption[]): Interrupted =>
  interruptions
    .filter(({ minutes }) => minutes > momentaryMinutes)
    .reduce(
      (sum, { minutes, customers }) =>
        plus(sum, { customerMinutes: minutes * customers, customerInterruptions: customers }),
      none,
    );

/** The indices of interruptions among so many customers served (service-85). */
export function indicesOf({ customerMinutes, customerInterruptions }: Interrupted, customersServed: number): Indices {
  return {
    saidi: customersServed > 0 ? customerMinutes / customersServed : null,
    saifi: customersServed > 0 ? customerInterruptions / customersServed : null,
    caidi: customerInterruptions > 0 ? customerMinutes / customerInterruptions : null,
  };
}

/**
 * The daily SAIDI above which a day is a major event: e to the power of α + 2.5 β, where α and β are the mean and the standard
 * deviation of the logarithms of the days that had any (service-86). Undefined with fewer than two such days.
 */
export function majorEventThreshold(dailySaidi: readonly number[]): number | undefined {
  const logs = dailySaidi.filter((saidi) => saidi > 0).map(Math.log);
  if (logs.length < 2) return undefined;
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1));
  return Math.exp(mean + beta * spread);
}

/** A day that had interruptions. */
export interface ReliabilityDay extends Interrupted {
  readonly day: LocalDay;
  readonly isMajor: boolean;
  readonly planned: Interrupted;
}

/** How reliable the power was in a period. */
export interface Reliability {
  /** Unplanned, without major event days: what the co-op is usually measured by. */
  readonly usual: Indices;
  readonly withMajorEvents: Indices;
  readonly planned: Indices;
  readonly threshold: number | undefined;
  readonly majorEventDays: readonly LocalDay[];
  readonly days: readonly ReliabilityDay[];
}

/** The figures of a period, from the interruptions in it and in the five years before it. */
export function reliabilityOf(
  interruptions: readonly Interruption[],
  { from, to }: { readonly from: LocalDay; readonly to: LocalDay },
  customersServed: number,
): Reliability {
  const byDay = new Map<LocalDay, { planned: Interruption[]; unplanned: Interruption[] }>();
  for (const one of interruptions) {
    const day = byDay.get(one.day) ?? { planned: [], unplanned: [] };
    day[one.isPlanned ? 'planned' : 'unplanned'].push(one);
    byDay.set(one.day, day);
  }
  const all = [...byDay]
    .map(([day, { planned, unplanned }]) => ({ day, ...interrupted(unplanned), planned: interrupted(planned) }))
    .sort((one, other) => one.day.localeCompare(other.day));
  const since = `${Number(from.slice(0, 4)) - thresholdYears}${from.slice(4)}`;
  const threshold =
    customersServed > 0
      ? majorEventThreshold(
          all.filter(({ day }) => day >= since && day < from).map((one) => one.customerMinutes / customersServed),
        )
      : undefined;
  const days = all
    .filter(({ day }) => day >= from && day <= to)
    .map((one) => ({
      ...one,
      isMajor: threshold !== undefined && one.customerMinutes / customersServed > threshold,
    }));
  const sum = (some: readonly Interrupted[]) => indicesOf(some.reduce(plus, none), customersServed);
  return {
    usual: sum(days.filter(({ isMajor }) => !isMajor)),
    withMajorEvents: sum(days),
    planned: sum(days.map(({ planned }) => planned)),
    threshold,
    majorEventDays: days.filter(({ isMajor }) => isMajor).map(({ day }) => day),
    days,
  };
}

/** The indices of a calendar month, or of the part of one that lies in a period. */
export interface ReliabilityMonth {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly usual: Indices;
  readonly withMajorEvents: Indices;
}

/** The months of a period, each by its days; one without an interruption has 0 (service-85). */
export function monthsOf(
  { days }: Pick<Reliability, 'days'>,
  { from, to }: { readonly from: LocalDay; readonly to: LocalDay },
  customersServed: number,
): ReliabilityMonth[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = addDays(`${day.slice(0, 7)}-01`, 31))
    if (months.at(-1) !== day.slice(0, 7)) months.push(day.slice(0, 7));
  if (months.at(-1) !== to.slice(0, 7)) months.push(to.slice(0, 7));
  return months.map((month) => {
    const own = days.filter(({ day }) => day.startsWith(month));
    const sum = (some: readonly Interrupted[]) => indicesOf(some.reduce(plus, none), customersServed);
    return { month, usual: sum(own.filter(({ isMajor }) => !isMajor)), withMajorEvents: sum(own) };
  });
}
