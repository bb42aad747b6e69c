import type { CsvHabits } from '../../reading/csv-rows.ts';
import type { Encoding } from '../../reading/strict-text.ts';

/** How one of their files is read. */
export interface SourceShape {
  readonly kind: 'delimited' | 'fixed' | 'excel';
  readonly delimiter: NonNullable<CsvHabits['delimiter']>;
  /** Undefined: UTF-8, or what the file's own mark says. */
  readonly encoding: Encoding | undefined;
  readonly withoutQuotes: boolean;
  /** Lines or rows before the header. */
  readonly skip: number;
  /** Names of columns where the file has no header. */
  readonly columns: readonly string[] | undefined;
  /** Of a file of fixed widths: where each column begins and ends, counted from 0, its end not within. */
  readonly widths: readonly (readonly [from: number, to: number])[];
  readonly sheet: string | undefined;
}

/** A row of theirs: of which file, on which line, and its texts; how many of these the line itself has. */
export interface SourceRow {
  readonly file: string;
  readonly line: number;
  readonly fields: readonly string[];
  readonly count: number;
}
