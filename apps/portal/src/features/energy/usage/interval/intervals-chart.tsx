import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { shownUnit, toThousandths } from '@rochdale/domain/energy/usage/units';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import type { Column } from '../../../../ui/chart/column-layout.ts';
import { clockText } from '../clock-text.ts';
import type { IntervalUsage } from '../usage-calls.ts';
import { quantityText } from '../usage-texts.ts';

interface IntervalsChartProps {
  readonly day: LocalDay;
  /** What the day came to by its own reading. */
  readonly dayTotal: number | null;
  readonly found: IntervalUsage;
}

/** A day's intervals: what they come to, their columns, and the same as a table. */
export function IntervalsChart({ day, dayTotal, found }: IntervalsChartProps) {
  const text = useText();
  const unit = shownUnit(found.unitOfMeasure);
  const columns = intervalColumns(found, text);
  const date = formatDay(day);
  return (
    <>
      <p className="small muted">
        {sumOf(columns, unit, text)} {gapsOf(columns, dayTotal, unit, text)}
      </p>
      <ColumnChart
        label={text('usage.interval.chart', { date, minutes: found.selectedIntervalType ?? 0 })}
        columns={columns}
        height={250}
      />
      <details className="drill__table">
        <summary>{text('usage.interval.asTable')}</summary>
        <DataTable
          caption={text('usage.interval.table', { date })}
          rows={columns}
          keyOf={({ key }) => key}
          columns={[
            { head: text('usage.interval.start'), main: true, className: 'num', cell: ({ time }) => time },
            { head: text('usage.type'), cell: ({ value, look }) => text(typeOf(value, look)) },
            {
              head: text('usage.value', { what: text('usage.graph.usage'), unit }),
              numeric: true,
              bold: true,
              cell: ({ value }) => (value === null ? '–' : quantityText(value, 2)),
            },
          ]}
        />
      </details>
    </>
  );
}

const typeOf = (value: number | null, look: Column['look']) =>
  value === null ? 'usage.status.Missing' : look === 'hatched' ? 'usage.status.Estimate' : 'usage.status.Actual';

/** A column, with the time at which its interval begins. */
interface IntervalColumn extends Column {
  readonly time: string;
}

/** Where the clocks go back, an hour comes twice: the second one says so. */
function intervalColumns(found: IntervalUsage, text: Translate): IntervalColumn[] {
  const [series] = found.intervals;
  const estimated = new Set(series?.estimatedPeriodIds);
  const seen = new Set<string>();
  return (series?.values ?? []).map(({ startTime, periodId, value }) => {
    const label = clockText(startTime);
    const time = seen.has(label) ? text('usage.interval.again', { time: label }) : label;
    seen.add(label);
    return {
      key: String(periodId),
      label: label.replace(':00', ''),
      time,
      name: nameOf(time, value, estimated.has(periodId), shownUnit(found.unitOfMeasure), text),
      value,
      valueText: value === null ? '–' : formatNumber(value, { most: 2 }),
      look: estimated.has(periodId) ? 'hatched' : 'solid',
    };
  });
}

/** Why the intervals come to less than their day (energy-73). */
function gapsOf(columns: readonly IntervalColumn[], dayTotal: number | null, unit: string, text: Translate) {
  const gaps = columns.filter(({ value }) => value === null).length;
  if (gaps === 0) return undefined;
  return dayTotal === null
    ? text('usage.interval.gaps', { count: gaps })
    : text('usage.interval.gapsOfDay', { count: gaps, total: quantityText(dayTotal, 2), unit });
}

function nameOf(time: string, value: number | null, isEstimate: boolean, unit: string, text: Translate): string {
  if (value === null) return text('usage.interval.missing', { time });
  const shown = { time, value: quantityText(value, 2), unit };
  return isEstimate ? text('usage.interval.estimate', shown) : text('usage.interval.name', shown);
}

function sumOf(columns: readonly IntervalColumn[], unit: string, text: Translate): string {
  const total = toThousandths(columns.reduce((sum, { value }) => sum + (value ?? 0), 0));
  const busiest = columns.reduce<IntervalColumn | undefined>(
    (best, column) => ((column.value ?? 0) > (best?.value ?? 0) ? column : best),
    columns[0],
  );
  return text('usage.interval.sum', {
    total: quantityText(total, 2),
    unit,
    time: busiest?.time ?? '',
    value: quantityText(busiest?.value ?? 0, 2),
  });
}
