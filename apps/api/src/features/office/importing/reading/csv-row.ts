/** One row of a file with the line on which it ends. The header is the first. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}
