import { daysBetween, formatDay, type LocalDay } from '@rochdale/domain/dates';
import { shownUnit, toThousandths } from '@rochdale/domain/energy/usage/units';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useId, useMemo } from 'react';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { DayCell } from '../daily/daily-table.tsx';
import type { IntervalRange } from '../usage-calls.ts';
import { quantityText } from '../usage-texts.ts';

/** All intervals of the days as one line; a day without any is a gap as long as a day. */
export function rangeLine(found: IntervalRange) {
  const perDay = 1440 / (found.selectedIntervalType ?? 60);
  const values: (number | null)[] = [];
  const marks: { index: number; label: string }[] = [];
  let before: LocalDay | undefined;
  for (const day of found.days) {
    const missing = before === undefined ? 0 : daysBetween(before, day.date) - 1;
    for (let index = 0; index < missing * perDay; index++) values.push(null);
    marks.push({ index: values.length + Math.floor(day.values.length / 2), label: formatDay(day.date).slice(0, 5) });
    for (const value of day.values) values.push(value);
    before = day.date;
  }
  return { values, marks };
}

/** The days as one line, under what was asked. */
export function RangeChart({
  found,
  fromDate,
  toDate,
  foot,
  children,
}: {
  found: IntervalRange;
  fromDate: LocalDay;
  toDate: LocalDay;
  /** At the foot of the card. */
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const text = useText();
  const titleId = useId();
  const { values, marks } = useMemo(() => rangeLine(found), [found]);
  const span = { from: formatDay(fromDate), to: formatDay(toDate) };
  const unit = shownUnit(found.unitOfMeasure);
  const { lowest, highest } = boundsOf(found.days.flatMap((day) => day.values));
  return (
    <section className="card usage-chart-card" aria-labelledby={titleId}>
      <div className="card__head usage-chart-card__head">
        <h2 id={titleId}>{text('usage.range.title', span)}</h2>
        {children}
      </div>
      <div className="card__body">
        <LineChart
          label={text('usage.range.chart', {
            ...span,
            minutes: found.selectedIntervalType ?? 0,
            low: quantityText(lowest ?? 0, 2),
            high: quantityText(highest ?? 0, 2),
            unit,
          })}
          values={values}
          marks={marks}
          title={text('usage.axis', { what: text('usage.graph.usage'), unit })}
          peakText={(value) => text('usage.range.peak', { value: quantityText(value, 2), unit })}
        />
      </div>
      {foot}
    </section>
  );
}

/** What each day comes to; a day opens by its intervals. */
export function RangeTable({ found, onChoose }: { found: IntervalRange; onChoose: (day: LocalDay) => void }) {
  const text = useText();
  const usage = text('usage.value', { what: text('usage.graph.usage'), unit: shownUnit(found.unitOfMeasure) });
  return (
    <section className="card">
      <div className="card__head">
        <h2>{text('usage.range.table')}</h2>
      </div>
      <DataTable
        caption={text('usage.range.table')}
        rows={found.days.map(({ date, values }) => ({ date, ...boundsOf(values) }))}
        keyOf={({ date }) => date}
        columns={[
          {
            head: text('usage.range.day'),
            main: true,
            className: 'num',
            cell: ({ date }) => <DayCell day={date} onChoose={onChoose} />,
          },
          { head: text('usage.range.lowest'), numeric: true, cell: ({ lowest }) => orDash(lowest) },
          { head: text('usage.range.highest'), numeric: true, cell: ({ highest }) => orDash(highest) },
          { head: text('usage.range.gaps'), numeric: true, cell: ({ gaps }) => quantityText(gaps, 0) },
          { head: usage, numeric: true, bold: true, cell: ({ total }) => quantityText(total, 2) },
        ]}
      />
    </section>
  );
}

const orDash = (value: number | undefined): string => (value === undefined ? '–' : quantityText(value, 2));

function boundsOf(values: readonly (number | null)[]) {
  let lowest: number | undefined;
  let highest: number | undefined;
  let [gaps, total] = [0, 0];
  for (const value of values) {
    if (value === null) {
      gaps += 1;
      continue;
    }
    total += value;
    lowest = Math.min(lowest ?? value, value);
    highest = Math.max(highest ?? value, value);
  }
  return { lowest, highest, gaps, total: toThousandths(total) };
}
