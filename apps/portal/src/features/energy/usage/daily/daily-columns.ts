import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { type BarClass, barClassOf } from '@rochdale/domain/energy/usage/reading';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Column } from '../../../../ui/chart/column-layout.ts';
import type { LegendItem } from '../../../../ui/chart/legend.tsx';
import type { UsageRow } from '../usage-calls.ts';
import { degreesText, type Measure, quantityText, spokenDay, statusText, weekdayText } from '../usage-texts.ts';
import type { Around } from './around.ts';

/** Weekdays blue, weekends light grey, keyed and estimated readings by patterns in greys (energy-22). */
const looks: Readonly<Record<BarClass, Column['look']>> = {
  weekend: 'pale',
  weekday: 'solid',
  keyed: 'dotted',
  estimate: 'hatched',
};

/** The days of a meter as columns, in the order of the rows; each says all that is known of its day. */
export function dailyColumns(
  rows: readonly UsageRow[],
  measure: Measure,
  text: Translate,
  around: Pick<Around, 'before' | 'odd'> = {},
): Column[] {
  return rows.map((row) => {
    const value = measure.valueOf(row);
    const ghost = beforeOf(row.date, measure, around);
    const isOdd = around.odd?.date === row.date;
    const day = nameOf(row, value, measure, text);
    const seen = ghost === null ? day : text('usage.day.before', { day, before: amountText(ghost, measure) });
    return {
      key: row.date,
      label: formatDay(row.date).slice(0, 5),
      sublabel: weekdayText(row.date),
      name: isOdd ? text('usage.day.odd', { day: seen }) : seen,
      value,
      valueText: value === null ? '–' : measure.shown(value),
      look: looks[barClassOf(row)],
      ghost,
      high: row.highTemperature,
      low: row.lowTemperature,
    };
  });
}

/** What the same weekday of the year before comes to (energy-70); a demand is not held against another. */
export function beforeOf(day: LocalDay, measure: Measure, { before }: Pick<Around, 'before'>): number | null {
  const usageValue = before?.get(day);
  return usageValue === undefined ? null : measure.valueOf({ usageValue, demand: null, prepaidDailyTotal: null });
}

/** `24 kWh`, or `$4.37`. */
export const amountText = (value: number, { shown, unit }: Measure): string =>
  unit === '$' ? shown(value) : `${shown(value)} ${unit}`;

function nameOf(row: UsageRow, value: number | null, measure: Measure, text: Translate): string {
  const date = spokenDay(row.date);
  const status = statusText(row.status, text);
  const shown = value === null ? '' : measure.shown(value);
  const day =
    value === null
      ? text('usage.day.missing', { date })
      : measure.isAbout
        ? text('usage.day.cost', { date, cost: shown, status })
        : text('usage.day', { date, value: shown, unit: measure.unit, status });
  const { highTemperature: high, lowTemperature: low } = row;
  return high === null || low === null
    ? day
    : text('usage.day.temperatures', { day, high: degreesText(high), low: degreesText(low) });
}

const legendTexts = {
  pale: 'usage.legend.weekend',
  solid: 'usage.legend.weekday',
  dotted: 'usage.legend.keyed',
  hatched: 'usage.legend.estimate',
} as const;

/** What is in the picture and nothing else (energy-22, energy-77): Weekend, Weekday, Keyed, Estimate first. */
export function dailyLegend(columns: readonly Column[], hasUsual: boolean, text: Translate): LegendItem[] {
  const has = (isThere: (column: Column) => boolean): boolean => columns.some(isThere);
  const bars = (['pale', 'solid', 'dotted', 'hatched'] as const)
    .filter((look) => has((column) => column.value !== null && column.look === look))
    .map((look) => ({ label: text(legendTexts[look]), look }));
  const hasWeather = has(({ high, low }) => typeof high === 'number' && typeof low === 'number');
  return [
    ...bars,
    ...(has(({ ghost }) => typeof ghost === 'number')
      ? [{ label: text('usage.legend.before'), look: 'ghost' as const }]
      : []),
    ...(hasUsual ? [{ label: text('usage.legend.usual'), look: 'usual' as const }] : []),
    ...(hasWeather
      ? [
          { label: text('usage.legend.high'), look: 'high' as const },
          { label: text('usage.legend.low'), look: 'low' as const },
        ]
      : []),
  ];
}

/** The words beside the odd day: they stand in its own column’s text as well. */
export function oddNote(odd: Around['odd'], unit: string, text: Translate) {
  if (!odd) return undefined;
  const times = odd.usageValue / odd.usual;
  return {
    key: odd.date,
    title: text('usage.odd.note', {
      day: `${weekdayText(odd.date)} ${formatDay(odd.date).slice(0, 5)}`,
      value: quantityText(odd.usageValue, 0),
      unit,
    }),
    text: text(times >= 2 ? 'usage.odd.twice' : 'usage.odd.more'),
  };
}
