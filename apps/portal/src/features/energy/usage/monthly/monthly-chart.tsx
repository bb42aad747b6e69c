import { formatDay } from '@rochdale/domain/dates';
import type { Translate } from '@rochdale/domain/texts/text';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useId } from 'react';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import type { Column } from '../../../../ui/chart/column-layout.ts';
import { Legend, type LegendItem } from '../../../../ui/chart/legend.tsx';
import { quantityText, wholeDollars } from '../usage-texts.ts';
import type { Period } from './periods.ts';

/** The bill to come, as an outline. */
export interface ToCome {
  readonly periodEnd: string;
  readonly expectedUsage: number;
  readonly expectedAmount: number;
}

interface MonthlyChartProps {
  readonly title: string;
  /** What it is, before its title, to a screen reader. */
  readonly label: string;
  readonly unit: string;
  /** Newest first. */
  readonly periods: readonly Period[];
  readonly isInDollars: boolean;
  readonly toCome: ToCome | undefined;
  /** What of the year before stands behind the bill to come. */
  readonly beforeToCome: Period['before'];
  /** Above the legend, and below the chart. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Bills or months, oldest first, each before its own of the year before, with the bill to come (energy-75). */
export function MonthlyChart(props: MonthlyChartProps) {
  const { title, label, unit, periods, isInDollars, lead, children } = props;
  const text = useText();
  const titleId = useId();
  const columns = monthlyColumns(props, text);
  const hasBills = periods.some(({ billDate }) => billDate !== undefined);
  return (
    <section className="card usage-chart-card" aria-labelledby={titleId}>
      <div className="card__head">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div className="card__body usage-chart">
        {lead}
        <Legend label={text('usage.legend')} items={legendOf(columns, text)} />
        <ColumnChart
          label={`${label}: ${title}`}
          columns={columns}
          phoneHeight={300}
          title={
            isInDollars
              ? text(hasBills ? 'usage.monthly.charges' : 'usage.monthly.costs')
              : text('usage.axis', { what: text('usage.graph.usage'), unit })
          }
          linesTitle={text('usage.monthly.temperature')}
        />
      </div>
      {children}
    </section>
  );
}

function monthlyColumns(
  { periods, unit, isInDollars, toCome, beforeToCome }: MonthlyChartProps,
  text: Translate,
): Column[] {
  const shown = (value: number): string => (isInDollars ? wholeDollars(value) : quantityText(value, 0));
  const said = (value: number): string => (isInDollars ? shown(value) : `${shown(value)} ${unit}`);
  const ofPeriod = (one: { readonly quantity: number; readonly dollars: number | null } | undefined) =>
    (isInDollars ? one?.dollars : one?.quantity) ?? null;
  const known = periods.map((period): Column => {
    const value = ofPeriod(period);
    const ghost = ofPeriod(period.before);
    const named = {
      ...(period.billDate ? { date: formatDay(period.billDate) } : { date: '' }),
      month: monthLabel(period.month, 'long'),
      amount: value === null ? '–' : said(value),
    };
    const name = text(period.billDate ? 'usage.monthly.billOf' : 'usage.monthly.monthOf', named);
    return {
      key: period.key,
      label: monthLabel(period.month, 'short'),
      sublabel: period.month.slice(0, 4),
      name: ghost === null ? name : text('usage.monthly.before', { name, before: said(ghost) }),
      value,
      valueText: value === null ? '–' : shown(value),
      look: 'solid',
      ghost,
      average: period.averageTemperature,
    };
  });
  if (!toCome) return known.reverse();
  const value = isInDollars ? toCome.expectedAmount : toCome.expectedUsage;
  const ghost = ofPeriod(beforeToCome);
  const name = text('usage.monthly.expected', { date: formatDay(toCome.periodEnd), value: said(value) });
  const next: Column = {
    key: 'to-come',
    label: monthLabel(toCome.periodEnd, 'short'),
    sublabel: text('usage.monthly.toCome'),
    name: ghost === null ? name : text('usage.monthly.before', { name, before: said(ghost) }),
    value,
    valueText: shown(value),
    look: 'expected',
    ghost,
  };
  return [next, ...known].reverse();
}

function legendOf(columns: readonly Column[], text: Translate): LegendItem[] {
  const has = (isThere: (column: Column) => boolean): boolean => columns.some(isThere);
  return [
    { label: text('usage.monthly.legend.this'), look: 'solid' },
    ...(has(({ ghost }) => typeof ghost === 'number')
      ? [{ label: text('usage.monthly.legend.before'), look: 'ghost' as const }]
      : []),
    ...(has(({ look }) => look === 'expected')
      ? [{ label: text('usage.monthly.legend.expected'), look: 'expected' as const }]
      : []),
    ...(has(({ average }) => typeof average === 'number')
      ? [{ label: text('usage.monthly.legend.temperature'), look: 'average' as const }]
      : []),
  ];
}

/** The month of a day or of `2026-11`: `Nov`, or `November 2026`. */
export function monthLabel(day: string, length: 'short' | 'long'): string {
  const middle = `${day.slice(0, 7)}-15`;
  return length === 'long' ? pageFormats().monthAndYear(middle) : pageFormats().monthOf(middle, 'short');
}
