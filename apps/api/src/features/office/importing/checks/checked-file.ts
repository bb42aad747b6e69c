import type { Entity } from '../entities/entity.ts';

/** A file that is there, with what the check found. */
export interface CheckedFile {
  readonly entity: Entity;
  readonly path: string;
  readonly bytes: number;
  /** When it was drawn from the billing system. */
  readonly asOf: Date;
  /** Whether `as-of.csv` says so. */
  readonly isDated: boolean;
  sha256: string;
  /** Whether a row says that a payment of the portal's is in the balances. */
  confirms: boolean;
  rows: number;
  readonly badLines: Set<number>;
  /** The months of its rows, where its table is partitioned by them. */
  readonly months: Set<string>;
}
