import { defused, quoted } from '@rochdale/domain/csv-text';
import { yesNoOf } from '@rochdale/domain/yes-no';

/**
 * A CSV file as the billing system reads it (RFC 4180, UTF-8, no mark in front). Texts that are empty stay empty. A text
 * that a spreadsheet would run as a formula is given a quote before it, as docs/settings.md says; a number stays one.
 */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string {
  return [header, ...rows].map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

function fieldOf(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return yesNoOf(cell);
  return quoted(typeof cell === 'string' ? defused(cell) : String(cell));
}

/** Cents as `92.00`. */
export const dollarsText = (cents: number): string => (cents / 100).toFixed(2);
