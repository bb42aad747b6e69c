import { type LocalDay, weekdayOf } from '../../dates.ts';
import { isYes, type YesNo } from '../../yes-no.ts';

/** How a reading came about (energy-21): read by the meter, estimated, or keyed in by hand. */
export const readingStatuses = ['Actual', 'Estimate', 'Keyed'] as const;
export type ReadingStatus = (typeof readingStatuses)[number];

/** By which colour a bar is drawn (energy-22): the reading's status goes before the day of the week. */
export type BarClass = 'estimate' | 'keyed' | 'weekend' | 'weekday';

export function barClassOf(row: { readonly status: string; readonly isWeekend: YesNo }): BarClass {
  if (row.status === 'Estimate') return 'estimate';
  if (row.status === 'Keyed') return 'keyed';
  return isYes(row.isWeekend) ? 'weekend' : 'weekday';
}

export const isWeekend = (day: LocalDay): boolean => weekdayOf(day) % 6 === 0;

/** The rows of a table in the order that the site asks for (energy-24). */
export function inOrder<T extends { readonly date: LocalDay }>(rows: readonly T[], descending: boolean): T[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, other) => sign * one.date.localeCompare(other.date));
}

/** The meter that is shown: the chosen one where it is there, else the first (energy-8). */
export function selectedMeter(meterIds: readonly string[], chosen: string | undefined): string | undefined {
  return meterIds.find((meterId) => meterId === chosen) ?? meterIds[0];
}
