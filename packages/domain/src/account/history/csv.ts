import { defused, quoted } from '../../csv-text.ts';
import { formatDay, type LocalDay } from '../../dates.ts';

/** A cell of a table that is handed out as a file: numbers stay numbers, days are days, empty is null. */
export type ExportCell = string | number | null | { readonly day: LocalDay };

/** A table as CSV (RFC 4180), beginning with the mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly ExportCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`;
}

export function csvField(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return formatDay(cell.day);
  return quoted(defused(cell));
}
