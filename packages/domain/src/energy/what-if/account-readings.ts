import type { LocalDay } from '../../dates.ts';
import type { DayUse, IntervalDay, Thousandths } from '../../rates/usage.ts';
import { isServing, type ServingSpan } from '../meters/serving-span.ts';
import { splitDirections } from './added-usage.ts';

/** A day's intervals of one meter, as they lie in the tables: below zero was sent back. */
export interface MeterReadings {
  readonly meterNumber: string;
  readonly day: LocalDay;
  readonly minutes: number;
  readonly values: readonly (Thousandths | null)[];
  readonly estimated: number;
}

export interface MeterDayUse {
  readonly meterNumber: string;
  readonly day: LocalDay;
  readonly usage: Thousandths;
  readonly demand: Thousandths | null;
}

/** The intervals of an account: all its meters together. */
export interface AccountIntervals {
  readonly minutes: number;
  readonly days: readonly (IntervalDay & { readonly estimated: number })[];
}

function byDay<T extends { readonly day: LocalDay }>(rows: readonly T[]): Map<LocalDay, T[]> {
  const found = new Map<LocalDay, T[]>();
  for (const row of rows) {
    const known = found.get(row.day);
    if (known) known.push(row);
    else found.set(row.day, [row]);
  }
  return found;
}

/** A day on which a meter of several is silent is not read: what the others say is not the account's use. */
const isWhole = (day: LocalDay, rows: readonly unknown[], serving: readonly ServingSpan[]): boolean =>
  rows.length >= serving.filter((meter) => isServing(meter, day)).length;

/** The intervals of an account's meters added up, by the longest of their lengths; undefined where there are none. */
export function accountIntervals(
  rows: readonly MeterReadings[],
  serving: readonly ServingSpan[],
): AccountIntervals | undefined {
  const minutes = rows.reduce((longest, row) => Math.max(longest, row.minutes), 0);
  if (minutes === 0) return undefined;
  const days = [...byDay(rows)]
    .filter(([day, own]) => isWhole(day, own, serving) && own.every((row) => minutes % row.minutes === 0))
    .map(([day, own]) => ({
      day,
      ...splitDirections(own.map((row) => lengthened(row, minutes)).reduce(added)),
      estimated: own.reduce((sum, { estimated }) => sum + estimated, 0),
    }))
    .sort((one, other) => one.day.localeCompare(other.day));
  return { minutes, days };
}

/** By longer intervals; one of which a part was not read was not. */
function lengthened({ values, minutes }: MeterReadings, to: number): readonly (number | null)[] {
  const times = to / minutes;
  if (times === 1) return values;
  return Array.from({ length: Math.ceil(values.length / times) }, (_, index) =>
    values
      .slice(index * times, (index + 1) * times)
      .reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0),
  );
}

const added = (one: readonly (number | null)[], other: readonly (number | null)[]): (number | null)[] =>
  one.map((value, index) => {
    const more = other[index] ?? null;
    return value === null || more === null ? null : value + more;
  });

/** The days of an account's meters added up. The peaks of several meters are not at the same time, so they say no demand. */
export function accountDays(rows: readonly MeterDayUse[], serving: readonly ServingSpan[]): DayUse[] {
  return [...byDay(rows)]
    .filter(([day, own]) => isWhole(day, own, serving))
    .map(([day, own]) => {
      const net = own.reduce((sum, { usage }) => sum + usage, 0);
      const [only, another] = own;
      const demand = another ? undefined : (only?.demand ?? undefined);
      return { day, delivered: Math.max(0, net), received: Math.max(0, -net), demand };
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}
