import { type CsvCell, csvLine } from '@rochdale/domain/csv-text';

/**
 * A CSV file as the billing system reads it, without a mark in front. Texts that are empty stay empty. What is before a
 * text that a spreadsheet would run as a formula, and who takes it off again, docs/settings.md says.
 */
export const csvFile = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [header, ...rows].map(csvLine).join('');

/** Cents as `92.00`. */
export const dollarsText = (cents: number): string => (cents / 100).toFixed(2);
