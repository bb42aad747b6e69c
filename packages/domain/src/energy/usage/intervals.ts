import type { LocalDay } from '../../dates.ts';
import { dayMinutes, dayStart, localInstant } from './day-lengths.ts';

/** The lengths of an interval that a member may choose, in minutes (energy-38). */
export const intervalLengths = [5, 15, 30, 60] as const;
export type IntervalLength = (typeof intervalLengths)[number];

/** The attribute by which a meter says that it measures intervals (energy-38). */
export const intervalCategory = 'IntervalData';

export interface MeterAttribute {
  readonly attributeCategoryName: string;
  readonly attributeValue: string;
}

/** Lengths that a meter's attributes open: what it measures, and what is made by adding that up (energy-38). */
export function availableLengths(attributes: readonly MeterAttribute[]): IntervalLength[] {
  const measured = attributes
    .filter(({ attributeCategoryName }) => attributeCategoryName === intervalCategory)
    .map(({ attributeValue }) => Number(attributeValue));
  return intervalLengths.filter((length) => measured.includes(length));
}

/** The attributes of a meter that measures every so many minutes. */
export function attributesOf(measuredMinutes: number | null): MeterAttribute[] {
  if (measuredMinutes === null) return [];
  return intervalLengths
    .filter((length) => length % measuredMinutes === 0)
    .map((length) => ({ attributeCategoryName: intervalCategory, attributeValue: String(length) }));
}

/** The length that is shown: the asked one where the meter has it, else the shortest. */
export function selectedLength(measuredMinutes: number, asked: IntervalLength | undefined): IntervalLength | undefined {
  const lengths = availableLengths(attributesOf(measuredMinutes));
  return lengths.find((length) => length === asked) ?? lengths[0];
}

/** Adds short intervals up to longer ones. One with a gap in it is a gap, since nobody knows the rest. */
export function summedValues(values: readonly (number | null)[], times: number): (number | null)[] {
  return Array.from({ length: Math.ceil(values.length / times) }, (_, index) => {
    const parts = values.slice(index * times, (index + 1) * times);
    return parts.reduce<number | null>(
      (sum, part) => (sum === null || part === null ? null : sum + part),
      parts.length === times ? 0 : null,
    );
  });
}

/** The values of a whole day of its real length: 23, 24 or 25 hours. What was not measured is a gap. */
export function wholeDay(
  values: readonly (number | null)[],
  minutes: number,
  day: LocalDay,
  timeZone: string,
): (number | null)[] {
  return Array.from({ length: Math.round(dayMinutes(day, timeZone) / minutes) }, (_, index) => values[index] ?? null);
}

/** One interval as it is told (energy-42): `periodId` counts from 1. */
export interface IntervalValue {
  readonly startTime: string;
  readonly periodId: number;
  readonly value: number | null;
}

/** Gives each value of a day the instant at which it began. */
export function intervalValues(
  values: readonly (number | null)[],
  minutes: number,
  day: LocalDay,
  timeZone: string,
): IntervalValue[] {
  const begin = dayStart(day, timeZone);
  return values.map((value, index) => ({
    startTime: localInstant(begin + index * minutes * 60_000, timeZone),
    periodId: index + 1,
    value,
  }));
}

/** The instant at which a day begins, with the offset of its clocks: the others follow by the length. */
export function dayStartText(day: LocalDay, timeZone: string): string {
  return localInstant(dayStart(day, timeZone), timeZone);
}

/** Ticks of an instant: epoch milliseconds times 10000 plus 621355968e9 (energy-45). More digits than a number holds exactly. */
export function ticksAt(instant: Date): string {
  return String(BigInt(instant.getTime()) * 10_000n + 621_355_968_000_000_000n);
}
