import { formatDay } from '@rochdale/domain/dates';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import type { GraphType } from '@rochdale/domain/energy/usage/units';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../../lib/text/text.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { Legend } from '../../../../ui/chart/legend.tsx';
import type { UsageRow } from '../usage-calls.ts';
import { measureOf } from '../usage-texts.ts';
import { dailyColumns, dailyLegend } from './daily-columns.ts';

interface DailyChartProps {
  /** In the order in which they are drawn. */
  readonly rows: readonly UsageRow[];
  readonly span: DaySpan;
  readonly graph: GraphType;
  readonly accountType: string;
  readonly chosen?: string | undefined;
  /** Given where a day can be opened by its intervals. */
  readonly onChoose?: ((day: string) => void) | undefined;
  /** At the end of the title's line. */
  readonly actions?: ReactNode;
  /** The opened day. */
  readonly children?: ReactNode;
}

const titles = {
  usage: 'usage.daily.title',
  dollars: 'usage.daily.dollars',
  demand: 'usage.daily.demand',
} as const;

/** The daily chart with its legend (energy-22), and below it the day that was opened. */
export function DailyChart({ rows, span, graph, accountType, chosen, onChoose, actions, children }: DailyChartProps) {
  const text = useText();
  const titleId = useId();
  const days = { from: formatDay(span.fromDate), to: formatDay(span.toDate) };
  const title = text(titles[graph], days);
  const measure = measureOf(graph, accountType, text);
  const hasWeather = rows.some(({ highTemperature }) => highTemperature !== null);
  const hint: PlainTextCode = onChoose ? 'usage.daily.hint' : 'usage.daily.hint.move';
  return (
    <section className="card usage-chart-card" aria-labelledby={titleId}>
      <div className="card__head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="small muted usage-chart-card__hint">{text(hint)}</p>
        </div>
        {actions}
      </div>
      <div className="card__body stack">
        <Legend label={text('usage.legend')} items={dailyLegend(hasWeather, text)} />
        <ColumnChart
          label={title}
          columns={dailyColumns(rows, graph, measure.unit, text)}
          title={text('usage.axis', measure)}
          linesTitle={text('usage.axis.temperature')}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
      {children}
    </section>
  );
}
