import type { FileCoverage } from './coverage.ts';
import type { RejectedRow } from './row-maker.ts';

/** What became of an export. */
export interface MapReport {
  readonly read: readonly { readonly file: string; readonly rows: number }[];
  readonly files: readonly FileCoverage[];
  readonly rejectedCount: number;
  /** The first of them; all stand in the file of rejected rows. */
  readonly rejected: readonly RejectedRow[];
}
