import { formatDay } from '@rochdale/domain/dates';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import type { GraphType } from '@rochdale/domain/energy/usage/units';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useId } from 'react';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { Legend } from '../../../../ui/chart/legend.tsx';
import type { UsageRow } from '../usage-calls.ts';
import type { Measure } from '../usage-texts.ts';
import type { Around } from './around.ts';
import { dailyColumns, dailyLegend, oddNote } from './daily-columns.ts';
import { SaidGaps } from './said-gaps.tsx';

interface DailyChartProps {
  /** In the order in which they are drawn. */
  readonly rows: readonly UsageRow[];
  readonly span: DaySpan;
  readonly graph: GraphType;
  readonly measure: Measure;
  readonly around: Around;
  readonly chosen?: string | undefined;
  /** Given where a day can be opened by its intervals. */
  readonly onChoose?: ((day: string) => void) | undefined;
  /** Below the chart, and below the opened day. */
  readonly odd: ReactNode;
  readonly opened: ReactNode;
  readonly children: ReactNode;
}

const titles = {
  usage: 'usage.daily.title',
  dollars: 'usage.daily.dollars',
  demand: 'usage.daily.demand',
} as const;

/** The card of the daily chart with its legend (energy-22), what is said of it, and the day that was opened. */
export function DailyChart(props: DailyChartProps) {
  const { rows, span, graph, measure, around, chosen, onChoose, odd, opened, children } = props;
  const text = useText();
  const titleId = useId();
  const days = { from: formatDay(span.fromDate), to: formatDay(span.toDate) };
  const isUse = graph === 'usage';
  const isQuantity = isUse && !measure.rate;
  const columns = dailyColumns(rows, measure, text, isUse ? around : {});
  const usual = isQuantity ? around.usual : undefined;
  return (
    <section className="card usage-chart-card" aria-labelledby={titleId}>
      <div className="card__head">
        <h2 id={titleId}>{text('usage.daily.span', days)}</h2>
        <span className="muted small usage-chart-card__meter">
          {text('usage.meter')} {rows[0]?.meterId}
        </span>
      </div>
      <div className="card__body usage-chart">
        <Legend label={text('usage.legend')} items={dailyLegend(columns, usual !== undefined, text)} />
        <ColumnChart
          label={text(measure.rate ? 'usage.daily.cost' : titles[graph], days)}
          columns={columns}
          phoneHeight={330}
          title={text('usage.axis', measure)}
          linesTitle={text('usage.axis.temperature')}
          usual={usual}
          note={isQuantity ? oddNote(around.odd, measure.unit, text) : undefined}
          chosen={chosen}
          onChoose={onChoose}
        />
        <p className="small muted usage-chart__hint">{text(onChoose ? 'usage.daily.hint' : 'usage.daily.hint.move')}</p>
        <SaidGaps rows={rows} />
        {odd}
      </div>
      {opened}
      {children}
    </section>
  );
}
