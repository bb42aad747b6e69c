import type { ReactNode } from 'react';
import { SortHead, type Sorting } from './sort-head.tsx';
import { Table } from './table.tsx';

/** A column: its heading, and what it shows of each row. */
export interface TableColumn<Row> {
  /** Its heading, which a card repeats above the cell. */
  readonly head: string;
  /** What stands in the heading instead of its words. */
  readonly headShown?: ReactNode;
  /** Null where a row has nothing here, not even the heading on its card. */
  readonly cell: (row: Row) => ReactNode;
  /** Its cells name their rows. */
  readonly main?: boolean;
  readonly numeric?: boolean;
  readonly bold?: boolean;
  /** Whether a cell takes the whole width of its card. */
  readonly wide?: boolean | ((row: Row) => boolean);
  /** What a card says above the cell instead of the heading; null for nothing. */
  readonly label?: string | null;
  readonly className?: string;
  readonly sorting?: Sorting;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  readonly rowClass?: (row: Row, place: number) => string | undefined;
  /** The row below all others. */
  readonly foot?: ReactNode;
  readonly busy?: boolean;
  /** Its first column is a tick. */
  readonly selectable?: boolean;
}

/** A table of alike rows, told by its columns; a card each on phones. */
export function DataTable<Row>({ columns, rows, keyOf, rowClass, foot, ...table }: DataTableProps<Row>) {
  return (
    <Table {...table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.head} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)} className={rowClass?.(row, place)}>
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </Table>
  );
}

function Head<Row>({ column }: { column: TableColumn<Row> }) {
  const { head, headShown = head, numeric, sorting } = column;
  const className = numeric ? 'n' : undefined;
  if (sorting)
    return (
      <SortHead {...sorting} className={className}>
        {headShown}
      </SortHead>
    );
  return (
    <th scope="col" className={className}>
      {headShown}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { head, label = head, cell, main, numeric, bold, wide, className } = column;
  const shown = cell(row);
  const isWide = typeof wide === 'function' ? wide(row) : wide;
  const classes = [isWide && 'span', className, numeric && 'n', bold && 'strong'].filter(Boolean).join(' ');
  const attributes = {
    className: classes || undefined,
    'data-l': shown === null ? undefined : (label ?? undefined),
  };
  return main ? (
    <th scope="row" {...attributes}>
      {shown}
    </th>
  ) : (
    <td {...attributes}>{shown}</td>
  );
}
