import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { costOf } from '@rochdale/domain/energy/usage/picture/effective-rate';
import { decimalsOf, type GraphType, shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { centsOf, dollarsOf, formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import { pageFormats } from '@rochdale/ui/text/text.ts';
import type { UsageAccount, UsageRow } from './usage-calls.ts';

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

/** What a day says; in dollars by the hour only of `usage.daily`. */
type MeasuredRow = Pick<UsageRow, 'usageValue' | 'demand' | 'prepaidDailyTotal'> & {
  readonly cost?: number | null | undefined;
};

/** What a picture shows of each day: `Usage, kWh`, and how a value of it is written. */
export interface Measure {
  readonly what: string;
  readonly unit: string;
  /** Null where the day does not say. */
  readonly valueOf: (row: MeasuredRow) => number | null;
  readonly shown: (value: number) => string;
  /** Set where use is told in dollars at one price for all of it. */
  readonly rate?: Rate;
  /** What it shows is about right only. */
  readonly isAbout?: true;
}

export type Rate = NonNullable<UsageAccount['rate']>;

/** What each graph shows of a day; null where the day does not say. */
export const valuesOf: Readonly<Record<GraphType, Measure['valueOf']>> = {
  usage: ({ usageValue }) => usageValue,
  demand: ({ demand }) => demand,
  dollars: ({ prepaidDailyTotal }) => prepaidDailyTotal,
};

/** What a graph shows of each day. */
export function measureOf(graph: GraphType, accountType: string, text: Translate): Measure {
  return {
    what: text(graphLabels[graph]),
    unit: shownUnit(usageUnit(accountType, graph)),
    valueOf: valuesOf[graph],
    shown: (value) => quantityText(value, decimalsOf(graph)),
  };
}

/** Use as it is told in dollars (energy-69): about, always. */
export function costMeasure(rate: Rate, text: Translate): Measure {
  return {
    what: text('usage.cost'),
    unit: '$',
    valueOf: ({ usageValue }) => dollarsOrNull(usageValue === null ? null : costOf(rate, usageValue)),
    shown: (dollars) => formatMoney(centsOf(dollars)),
    rate,
    isAbout: true,
  };
}

/** Days as a rate with hours prices each (rates-15): about, always. */
export function hoursMeasure(text: Translate): Measure {
  return {
    what: text('usage.cost'),
    unit: '$',
    valueOf: ({ cost }) => cost ?? null,
    shown: (dollars) => formatMoney(centsOf(dollars)),
    isAbout: true,
  };
}

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));

/** `$63`: whole dollars, as what is only about is told. */
export const wholeDollars = (dollars: number): string => `$${formatNumber(dollars, { most: 0 })}`;

/** `11/14/2026, Saturday` */
export const spokenDay = (day: LocalDay): string => `${formatDay(day)}, ${weekdayText(day, 'long')}`;
