import { formatDay } from '@rochdale/domain/dates';
import { type BarClass, barClassOf } from '@rochdale/domain/energy/usage/reading';
import { decimalsOf, type GraphType } from '@rochdale/domain/energy/usage/units';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Column } from '../../../../ui/chart/column-layout.ts';
import type { LegendItem } from '../../../../ui/chart/legend.tsx';
import type { UsageRow } from '../usage-calls.ts';
import { degreesText, graphValue, quantityText, spokenDay, statusText, weekdayText } from '../usage-texts.ts';

/** Weekdays blue, weekends light grey, keyed and estimated readings by patterns in greys (energy-22). */
const looks: Readonly<Record<BarClass, Column['look']>> = {
  weekend: 'pale',
  weekday: 'solid',
  keyed: 'dotted',
  estimate: 'hatched',
};

/** The days of a meter as columns, in the order of the rows; each says all that is known of its day. */
export function dailyColumns(rows: readonly UsageRow[], graph: GraphType, unit: string, text: Translate): Column[] {
  return rows.map((row) => {
    const value = graphValue(row, graph);
    return {
      key: row.date,
      label: formatDay(row.date).slice(0, 5),
      sublabel: weekdayText(row.date),
      name: nameOf(row, value, graph, unit, text),
      value,
      valueText: value === null ? '–' : quantityText(value, decimalsOf(graph)),
      look: looks[barClassOf(row)],
      high: row.highTemperature,
      low: row.lowTemperature,
    };
  });
}

function nameOf(row: UsageRow, value: number | null, graph: GraphType, unit: string, text: Translate): string {
  const date = spokenDay(row.date);
  const day =
    value === null
      ? text('usage.day.missing', { date })
      : text('usage.day', {
          date,
          value: quantityText(value, decimalsOf(graph)),
          unit,
          status: statusText(row.status, text),
        });
  const { highTemperature: high, lowTemperature: low } = row;
  return high === null || low === null
    ? day
    : text('usage.day.temperatures', { day, high: degreesText(high), low: degreesText(low) });
}

/** Weekend, Weekday, Keyed, Estimate (energy-22), and the lines where the weather is known. */
export function dailyLegend(hasWeather: boolean, text: Translate): LegendItem[] {
  return [
    { label: text('usage.legend.weekend'), look: 'pale' },
    { label: text('usage.legend.weekday'), look: 'solid' },
    { label: text('usage.legend.keyed'), look: 'dotted' },
    { label: text('usage.legend.estimate'), look: 'hatched' },
    ...(hasWeather
      ? ([
          { label: text('usage.legend.high'), look: 'high' },
          { label: text('usage.legend.low'), look: 'low' },
        ] as const)
      : []),
  ];
}
