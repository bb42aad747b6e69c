import type { PgTable } from 'drizzle-orm/pg-core';
import * as field from './csv-fields.ts';

/** One CSV file of the import: its columns are the table's, by the names of the specification. */
export interface Entity {
  readonly file: string;
  readonly table: PgTable;
  /** Columns that name a row; a second import replaces by them. */
  readonly key: readonly string[];
  /** A further column that no two rows share. */
  readonly unique?: string;
  /** A column that is stored as a keyed hash of the key and its text, never in clear. */
  readonly hashed?: string;
  /** Rows that stand in the database already are the portal's own: an import leaves them as they are. */
  readonly keepsExisting?: true;
  readonly columns: Readonly<Record<string, field.FieldCodec>>;
  /** Columns whose values must stand in another file's key column, or in the database. */
  readonly references: Readonly<Record<string, 'members.csv' | 'accounts.csv'>>;
}

export const memberNumber = field.digits(1, 12);
export const accountNumber = field.digits(1, 12);
