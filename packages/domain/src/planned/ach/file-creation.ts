import type { LocalDay } from '../../dates.ts';

/** When a file was made, and what tells it from the day's others. */
export interface NachaFileCreation {
  readonly createdOn: LocalDay;
  /** `HH:mm`. */
  readonly createdAt: string;
  /** A to Z or 0 to 9: the day's first file is A. */
  readonly fileIdModifier: string;
  /** The last number that was given out under this ODFI: trace numbers are counted on from file to file. 0 unless told. */
  readonly lastSequence?: number;
}
