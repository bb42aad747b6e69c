import { formatDay } from '@rochdale/domain/dates';
import { decimalsOf, type GraphType, toThousandths } from '@rochdale/domain/energy/usage/units';
import { useState } from 'react';
import { useSite } from '../../../../lib/site.tsx';
import { useText } from '../../../../lib/text/text.ts';
import { Tag } from '../../../../ui/figures/tag.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Table } from '../../../../ui/table/table.tsx';
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
  const label = text('usage.value', { what, unit });
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows.length > maxRows;
  const isCompact = useSite().config.usage.tableStructure === 'COMPACT';
  const shownReading = readingText(rows.map(({ endReading }) => endReading));
  const hasWeather = rows.some(({ highTemperature }) => highTemperature !== null);
  return (
    <section className="card usage-table">
      <div className="card__head">
        <h2>{text('usage.table')}</h2>
      </div>
      <Table caption={text('usage.table')}>
        <thead>
          <tr>
            <th scope="col">{text('usage.readingDate')}</th>
            {!isCompact && (
              <>
                <th scope="col">{text('usage.meter')}</th>
                <th scope="col" className="n">
                  {text('usage.reading')}
                </th>
                <th scope="col">{text('usage.type')}</th>
              </>
            )}
            {hasWeather && (
              <>
                <th scope="col" className="n">
                  {text('usage.lowTemperature')}
                </th>
                <th scope="col" className="n">
                  {text('usage.highTemperature')}
                </th>
              </>
            )}
            <th scope="col" className="n">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.date} className={isCut && index >= maxRows ? 'usage-table__later' : undefined}>
              <th scope="row" className="usage-table__date num" data-l={text('usage.readingDate')}>
                <DayCell day={row.date} onChoose={onChoose} />
              </th>
              {!isCompact && <ReadingCells row={row} shown={shownReading} />}
              {hasWeather && (
                <>
                  <td className="usage-table__low n" data-l={text('usage.low')}>
                    <Degrees of={row.lowTemperature} />
                  </td>
                  <td className="usage-table__high n" data-l={text('usage.high')}>
                    <Degrees of={row.highTemperature} />
                  </td>
                </>
              )}
              <td className="usage-table__value n strong" data-l={label}>
                <Value of={graphValue(row, graph)} decimals={decimalsOf(graph)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={(isCompact ? 1 : 4) + (hasWeather ? 2 : 0)}>
              {text(graph === 'demand' ? 'usage.highestRow' : 'usage.totalRow')}
            </th>
            <td className="n">
              <Value of={totalOf(rows, graph)} decimals={2} />
            </td>
          </tr>
        </tfoot>
      </Table>
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
function ReadingCells({ row, shown }: { row: UsageRow; shown: (reading: number) => string }) {
  const text = useText();
  const status = statusText(row.status, text);
  return (
    <>
      <td className="table__unseen num" data-l={text('usage.meter')}>
        {row.meterId}
      </td>
      <td className="usage-table__reading n" data-l={text('usage.reading')}>
        {row.endReading === null ? '–' : shown(row.endReading)}
      </td>
      <td className="usage-table__type" data-l={text('usage.type')}>
        {row.status === 'Actual' ? status : <Tag>{status}</Tag>}
      </td>
    </>
  );
}

/** A day's demand is not added to another's: the highest of them counts. */
export function totalOf(rows: readonly UsageRow[], graph: GraphType): number | null {
  const values = rows.flatMap((row) => graphValue(row, graph) ?? []);
  if (values.length === 0) return null;
  return graph === 'demand' ? Math.max(...values) : toThousandths(values.reduce((sum, value) => sum + value, 0));
}

function Value({ of: value, decimals }: { of: number | null; decimals: 0 | 2 }) {
  return value === null ? '–' : quantityText(value, decimals);
}

function Degrees({ of: degrees }: { of: number | null }) {
  const text = useText();
  return degrees === null ? '–' : text('usage.degrees', { degrees: degreesText(degrees) });
}

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
