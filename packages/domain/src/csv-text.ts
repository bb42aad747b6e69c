import { yesNoOf } from './yes-no.ts';

export type CsvCell = string | number | boolean | null;

/** A row as a line of a CSV file (RFC 4180, UTF-8): flags are `Y` and `N`, and no text is a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvField).join(',')}\r\n`;

/** Texts as a line of a CSV file that a program reads, not a spreadsheet: word for word. */
export const csvLineOfTexts = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`;

function csvField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return yesNoOf(cell);
  return quoted(typeof cell === 'string' ? defused(cell) : String(cell));
}

/**
 * A text that a spreadsheet would run as a formula, with a quote before it (office-17); a number stays one. Some
 * spreadsheets take the wide and small forms of these signs (＝, ＋, －, ＠) for the signs themselves.
 */
const defused = (text: string): string =>
  /^[=+\-@\t\r\n]/.test(text.slice(0, 1).normalize('NFKC')) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
