import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { type GraphType, shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import { pageFormats } from '../../../lib/text/text.ts';
import type { UsageRow } from './usage-calls.ts';

/** How each graph is called. */
export const graphLabels: Readonly<Record<GraphType, PlainTextCode>> = {
  usage: 'usage.graph.usage',
  dollars: 'usage.graph.dollars',
  demand: 'usage.graph.demand',
};

const statusLabels: Readonly<Record<UsageRow['status'], PlainTextCode>> = {
  Actual: 'usage.status.Actual',
  Estimate: 'usage.status.Estimate',
  Keyed: 'usage.status.Keyed',
  Missing: 'usage.status.Missing',
};

export const statusText = (status: UsageRow['status'], text: Translate): string => text(statusLabels[status]);

/** A quantity with so many decimals, grouped. */
export function quantityText(value: number, decimals: 0 | 1 | 2): string {
  return formatNumber(value, { least: decimals, most: decimals });
}

/** Whole degrees, as people tell the weather. */
export const degreesText = (degrees: number): string => formatNumber(degrees, { most: 0 });

/** Readings of one meter with as many decimals as it shows. */
export function readingText(readings: readonly (number | null)[]): (reading: number) => string {
  const decimals = Math.max(0, ...readings.map((reading) => String(reading ?? 0).split('.')[1]?.length ?? 0));
  return (reading) => formatNumber(reading, { least: decimals, most: decimals });
}

/** `Sat`, or `Saturday`. */
export function weekdayText(day: LocalDay, length: 'short' | 'long' = 'short'): string {
  return pageFormats().weekday(day, length);
}

/** What a graph shows of a day; null where the day does not say. */
export function graphValue(row: UsageRow, graph: GraphType): number | null {
  if (graph === 'demand') return row.demand;
  return graph === 'dollars' ? row.prepaidDailyTotal : row.usageValue;
}

/** What the axis and the last column measure: `Usage, kWh`. */
export function measureOf(
  graph: GraphType,
  accountType: string,
  text: Translate,
): { readonly what: string; readonly unit: string } {
  return { what: text(graphLabels[graph]), unit: shownUnit(usageUnit(accountType, graph)) };
}

/** `11/14/2026, Saturday` */
export const spokenDay = (day: LocalDay): string => `${formatDay(day)}, ${weekdayText(day, 'long')}`;
