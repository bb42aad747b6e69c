import { formatDay } from '@rochdale/domain/dates';
import { decimalsOf, type GraphType, toThousandths } from '@rochdale/domain/energy/usage/units';
import type { Translate } from '@rochdale/domain/texts/text';
import { useState } from 'react';
import { useSite } from '../../../../lib/site.tsx';
import { useText } from '../../../../lib/text/text.ts';
import { Tag } from '../../../../ui/figures/tag.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx';
import type { UsageRow } from '../usage-calls.ts';
import {
  degreesText,
  graphValue,
  measureOf,
  quantityText,
  readingText,
  statusText,
  weekdayText,
} from '../usage-texts.ts';

interface DailyTableProps {
  readonly rows: readonly UsageRow[];
  readonly graph: GraphType;
  readonly accountType: string;
  readonly onChoose?: ((day: string) => void) | undefined;
}

/** More rows than a month has are shown when asked for; on paper all stand. */
const maxRows = 31;

/** The days of the chart, in its order, with what they come to (energy-19: totals with two decimals). */
export function DailyTable({ rows, graph, accountType, onChoose }: DailyTableProps) {
  const text = useText();
  const { what, unit } = measureOf(graph, accountType, text);
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows.length > maxRows;
  const isCompact = useSite().config.usage.tableStructure === 'COMPACT';
  const hasWeather = rows.some(({ highTemperature }) => highTemperature !== null);
  const columns: readonly TableColumn<UsageRow>[] = [
    {
      head: text('usage.readingDate'),
      main: true,
      className: 'usage-table__date num',
      cell: ({ date }) => <DayCell day={date} onChoose={onChoose} />,
    },
    ...(isCompact ? [] : readingColumns(rows, text)),
    ...(hasWeather ? weatherColumns(text) : []),
    {
      head: text('usage.value', { what, unit }),
      numeric: true,
      bold: true,
      className: 'usage-table__value',
      cell: (row) => valueText(graphValue(row, graph), decimalsOf(graph)),
    },
  ];
  return (
    <section className="card usage-table">
      <div className="card__head">
        <h2>{text('usage.table')}</h2>
      </div>
      <DataTable
        caption={text('usage.table')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.date}
        rowClass={(_, place) => (isCut && place >= maxRows ? 'usage-table__later' : undefined)}
        foot={
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {text(graph === 'demand' ? 'usage.highestRow' : 'usage.totalRow')}
            </th>
            <td className="n">{valueText(totalOf(rows, graph), 2)}</td>
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
  const values = rows.flatMap((row) => graphValue(row, graph) ?? []);
  if (values.length === 0) return null;
  return graph === 'demand' ? Math.max(...values) : toThousandths(values.reduce((sum, value) => sum + value, 0));
}

const valueText = (value: number | null, decimals: 0 | 2): string =>
  value === null ? '–' : quantityText(value, decimals);

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
