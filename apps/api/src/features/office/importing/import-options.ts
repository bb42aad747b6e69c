import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';

export interface ImportOptions {
  readonly folder: string;
  /** Where it came from, for the record, where that is not the folder. */
  readonly from?: string;
  readonly pool: pg.Pool;
  /** Hashes what is not stored in clear. */
  readonly vault: Vault;
  readonly clock?: Clock;
  /** Where the co-op's days begin and end. */
  readonly timeZone?: string;
  /** When its files were given in, where that was before: what `as-of.csv` does not name is of that moment. */
  readonly givenAt?: Date;
  /** Who imports, for the record. */
  readonly by?: string;
  readonly skipBadRows?: boolean;
  /** Payments that name the portal's are taken without balances; they are confirmed by balances that come later. */
  readonly paymentsAlone?: boolean;
  /** Balances that are older than those that are there are taken. */
  readonly olderBalances?: boolean;
  /** Everything is done and taken back: what it would change is told. */
  readonly dryRun?: boolean;
  /** The folder holds all accounts: those that are not in it are closed. */
  readonly full?: boolean;
  /** Refuses what changes more than one person may (moving-in-13), unless somebody else confirms it and says why. */
  readonly bounds?: { readonly confirmedBy?: string | undefined; readonly reason?: string | undefined };
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** How far an import is. */
export interface ImportProgress {
  readonly step: 'checking' | 'writing';
  readonly file: string;
  readonly rows: number;
  /** How much of the file, 0 to 1; known while checking. */
  readonly part?: number;
}
