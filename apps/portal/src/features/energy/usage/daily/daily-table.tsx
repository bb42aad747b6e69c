import { formatDay } from '@rochdale/domain/dates';
import { costOf } from '@rochdale/domain/energy/usage/picture/effective-rate';
import { type GraphType, toThousandths } from '@rochdale/domain/energy/usage/units';
import { formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { DataTable, type TableColumn } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useState } from 'react';
import { useSite } from '../../../../lib/site.tsx';
import type { UsageRow } from '../usage-calls.ts';
import {
  degreesText,
  type Measure,
  quantityText,
  type Rate,
  readingText,
  statusText,
  valuesOf,
  weekdayText,
} from '../usage-texts.ts';
import type { Around } from './around.ts';
import { beforeOf } from './daily-columns.ts';

interface DailyTableProps {
  readonly rows: readonly UsageRow[];
  readonly graph: GraphType;
  /** What was used; what that comes to stands beside it. */
  readonly measure: Measure;
  readonly around?: Pick<Around, 'before'>;
  /** At which a day's use is told in dollars beside it. */
  readonly rate?: Rate | undefined;
  readonly actions?: ReactNode;
  readonly onChoose?: ((day: string) => void) | undefined;
}

/** More rows than a month has are shown when asked for; on paper all stand. */
const maxRows = 31;

/** The days of the chart, in its order, with what they come to (energy-19: totals with two decimals). */
export function DailyTable({ rows, graph, measure, around = {}, rate, actions, onChoose }: DailyTableProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows.length > maxRows;
  const isCompact = useSite().config.usage.tableStructure === 'COMPACT';
  const hasWeather = rows.some(({ highTemperature }) => highTemperature !== null);
  const hasBefore = graph === 'usage' && rows.some(({ date }) => around.before?.has(date));
  const columns: readonly TableColumn<UsageRow>[] = [
    {
      head: text('usage.readingDate'),
      main: true,
      className: 'usage-table__date num',
      cell: ({ date }) => <DayCell day={date} onChoose={onChoose} />,
    },
    ...(isCompact ? [] : readingColumns(rows, text)),
    ...(hasWeather ? weatherColumns(text) : []),
    ...(hasBefore ? [beforeColumn(measure, around, text)] : []),
    {
      head: text('usage.value', measure),
      numeric: true,
      bold: true,
      className: 'usage-table__value',
      cell: (row) => orDash(measure.valueOf(row), measure.shown),
    },
    ...(rate ? [costColumn(rate, text)] : []),
  ];
  const cells = rate ? 2 : 1;
  return (
    <section className="card usage-table">
      <div className="card__head">
        <h2>{text('usage.table')}</h2>
        {actions}
      </div>
      <DataTable
        caption={text('usage.table')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.date}
        rowClass={(_, place) => (isCut && place >= maxRows ? 'usage-table__later' : undefined)}
        foot={
          <tr>
            <th scope="row" colSpan={columns.length - cells}>
              {text(graph === 'demand' ? 'usage.highestRow' : 'usage.totalRow')}
            </th>
            <td className="n">{orDash(totalOf(rows, graph), (total) => quantityText(total, 2))}</td>
            {rate && <td className="n">{orDash(costOfAll(rows, rate), (cents) => formatMoney(cents))}</td>}
          </tr>
        }
      />
      {isCut && (
        <div className="usage-table__all">
          <Button kind="secondary" size="s" onClick={() => setWhole(true)}>
            {text('usage.table.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What the chart draws behind each day (energy-70). */
function beforeColumn(measure: Measure, around: Pick<Around, 'before'>, text: Translate): TableColumn<UsageRow> {
  return {
    head: text('usage.value', { what: text('usage.before'), unit: measure.unit }),
    label: text('usage.legend.before'),
    numeric: true,
    className: 'usage-table__before',
    cell: ({ date }) => orDash(beforeOf(date, measure, around), measure.shown),
  };
}

/** What a day comes to at the rate (energy-69). */
function costColumn(rate: Rate, text: Translate): TableColumn<UsageRow> {
  return {
    head: text('usage.cost.column'),
    numeric: true,
    className: 'usage-table__cost',
    cell: ({ usageValue }) =>
      orDash(usageValue === null ? null : costOf(rate, usageValue), (cents) => formatMoney(cents)),
  };
}

function costOfAll(rows: readonly UsageRow[], rate: Rate): number | null {
  const used = rows.flatMap(({ usageValue }) => usageValue ?? []);
  return used.length === 0
    ? null
    : costOf(
        rate,
        used.reduce((sum, value) => sum + value, 0),
        used.length,
      );
}

/** What the meter showed, and how that is known. */
function readingColumns(rows: readonly UsageRow[], text: Translate): readonly TableColumn<UsageRow>[] {
  const shown = readingText(rows.map(({ endReading }) => endReading));
  return [
    { head: text('usage.meter'), className: 'table__unseen num', cell: ({ meterId }) => meterId },
    {
      head: text('usage.reading'),
      numeric: true,
      className: 'usage-table__reading',
      cell: ({ endReading }) => (endReading === null ? '–' : shown(endReading)),
    },
    {
      head: text('usage.type'),
      className: 'usage-table__type',
      cell: ({ status }) => (status === 'Actual' ? statusText(status, text) : <Tag>{statusText(status, text)}</Tag>),
    },
  ];
}

function weatherColumns(text: Translate): readonly TableColumn<UsageRow>[] {
  const shown = (degrees: number | null): string =>
    degrees === null ? '–' : text('usage.degrees', { degrees: degreesText(degrees) });
  return [
    {
      head: text('usage.lowTemperature'),
      label: text('usage.low'),
      numeric: true,
      className: 'usage-table__low',
      cell: ({ lowTemperature }) => shown(lowTemperature),
    },
    {
      head: text('usage.highTemperature'),
      label: text('usage.high'),
      numeric: true,
      className: 'usage-table__high',
      cell: ({ highTemperature }) => shown(highTemperature),
    },
  ];
}

/** A day's demand is not added to another's: the highest of them counts. */
export function totalOf(rows: readonly UsageRow[], graph: GraphType): number | null {
  const values = rows.flatMap((row) => valuesOf[graph](row) ?? []);
  if (values.length === 0) return null;
  return graph === 'demand' ? Math.max(...values) : toThousandths(values.reduce((sum, value) => sum + value, 0));
}

const orDash = (value: number | null, shown: (value: number) => string): string =>
  value === null ? '–' : shown(value);

/** A day of a table: a button where its intervals can be opened, so that nobody must hit a narrow column. */
export function DayCell({ day, onChoose }: { day: string; onChoose: ((day: string) => void) | undefined }) {
  const text = useText();
  const shown = (
    <>
      <time dateTime={day}>{formatDay(day)}</time>
    </>
  );
  return (
    <>
      {onChoose ? (
        <button
          type="button"
          className="link-btn"
          aria-label={text('usage.showDay', { date: formatDay(day) })}
          onClick={() => onChoose(day)}
        >
          {shown}
        </button>
      ) : (
        shown
      )}{' '}
      <span className="faint">{weekdayText(day)}</span>
    </>
  );
}
