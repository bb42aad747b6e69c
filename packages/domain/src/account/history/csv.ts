import { type CsvCell, csvLine } from '../../csv-text.ts';
import { formatDay, type LocalDay } from '../../dates.ts';

/** A cell of a table that is handed out as a file: numbers stay numbers, days are days, empty is null. */
export type ExportCell = string | number | null | { readonly day: LocalDay };

/** A table as CSV, beginning with the mark by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly ExportCell[])[]): string =>
  `\uFEFF${rows.map((row) => csvLine(row.map(csvCell))).join('')}`;

const csvCell = (cell: ExportCell): CsvCell => (typeof cell === 'object' && cell !== null ? formatDay(cell.day) : cell);
