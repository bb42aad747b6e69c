import { useId } from 'react';
import { pageFormats, useText } from '../../../../lib/text/text.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { quantityText } from '../usage-texts.ts';

interface MonthlyChartProps {
  readonly title: string;
  readonly unit: string;
  /** Newest first. */
  readonly months: readonly {
    readonly key: string;
    /** `2026-11`. */
    readonly month: string;
    readonly value: number;
    readonly name: string;
  }[];
}

const fullYear = 12;

/** Usage by month, oldest first; what is more than a year old is drawn as an outline. */
export function MonthlyChart({ title, unit, months }: MonthlyChartProps) {
  const text = useText();
  const titleId = useId();
  const columns = months
    .map(({ key, month, value, name }, index) => ({
      key,
      label: monthLabel(month, 'short'),
      sublabel: month.slice(0, 4),
      name,
      value,
      valueText: quantityText(value, 0),
      look: index < fullYear ? ('solid' as const) : ('outlined' as const),
    }))
    .reverse();
  return (
    <section className="card usage-chart-card" aria-labelledby={titleId}>
      <div className="card__head">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div className="card__body">
        <ColumnChart
          label={title}
          columns={columns}
          title={text('usage.axis', { what: text('usage.graph.usage'), unit })}
        />
      </div>
    </section>
  );
}

/** The month of a day or of `2026-11`: `Nov`, or `November 2026`. */
export function monthLabel(day: string, length: 'short' | 'long'): string {
  const middle = `${day.slice(0, 7)}-15`;
  return length === 'long' ? pageFormats().monthAndYear(middle) : pageFormats().monthOf(middle, 'short');
}
