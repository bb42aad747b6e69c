import type { CsvCell } from '@rochdale/domain/csv-text';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';

/** A table for the billing system. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Reads what is to be exported, and marks what is exported once with the number; days are the co-op's. */
export type Exporter = (tx: Transaction, exportNumber: number, timeZone: string, vault: Vault) => Promise<ExportTable>;
