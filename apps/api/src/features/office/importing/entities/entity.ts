import type { LocalDay } from '@rochdale/domain/dates';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../platform/database/database.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import * as field from '../csv-fields.ts';

/** A row's decoded values by their columns. */
export type Row = Readonly<Record<string, field.FieldValue>>;
export type FinishedRow = { readonly row: Row } | { readonly column: string; readonly problem: string };

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
  /** A column that is stored encrypted for the row's key, never in clear; empty stays empty. */
  readonly locked?: string;
  /** A column of the table that is filled in the rows that members made at the portal: an import leaves those as they are. */
  readonly keepsOwn?: string;
  /** The member of a row is its account's. */
  readonly memberOfAccount?: true;
  /** A column of the table that is emptied when one of the others changes by an import. */
  readonly emptied?: { readonly column: string; readonly whenChanged: readonly string[] };
  /** A column of the table that names an authorization, and gets a new one when one of the others changes by an import. */
  readonly renewed?: { readonly column: string; readonly whenChanged: readonly string[] };
  /**
   * A column of the table that holds the instant of the billing system's of which a row is: of an unchanged row the first
   * one, unless one of these columns changes.
   */
  readonly asOf?: { readonly column: string; readonly newWhenChanged: readonly string[] };
  /** A column of the table that holds when an import last wrote the row. */
  readonly changedAt?: string;
  /** Columns that a file may leave out; they are then empty. */
  readonly mayLack?: readonly string[];
  /** Columns to which mail goes; what is no email address is told, and the row is taken. */
  readonly emails?: readonly string[];
  /** Columns that stand on bills and notices; letters that these can't be drawn with are told, and the row is taken. */
  readonly onPaper?: readonly string[];
  /** A column of money whose sum is kept of each import. */
  readonly sum?: string;
  /** A column that says that what it names is in the balances of the accounts. */
  readonly confirms?: string;
  /** Members only read these rows, so nobody waits for them: they are written first, before anything is locked. */
  readonly onlyRead?: true;
  /** Judges the columns of a row together, and fills in what follows from them. */
  readonly finish?: (row: Row) => FinishedRow;
  /** The portal adds rows of its own to the table, so that those that stand in no file are not counted. */
  readonly besideOwn?: true;
  /** Rows that stand in the database already are the portal's own: an import leaves them as they are. */
  readonly keepsExisting?: true;
  /** A key may stand in the file more than once: the later row counts. Such files are too long to remember every key. */
  readonly repeats?: true;
  /** The day by whose month the table is partitioned. */
  readonly monthOf?: string;
  /** What is wrong with a row whose columns are right each by itself. */
  readonly problemOf?: (
    values: readonly field.FieldValue[],
  ) => { readonly column: string; readonly reason: string } | undefined;
  /** Writes rows, values in the order of the columns, where replacing by the key is not all there is to it. */
  readonly write?: (
    db: Executor,
    rows: readonly (readonly field.FieldValue[])[],
    writing: { readonly vault: Vault; readonly now: Date; readonly today: LocalDay },
  ) => Promise<void>;
  readonly columns: Readonly<Record<string, field.FieldCodec>>;
  /** Columns whose values, where there are any, must stand in another file's key column, or in the database. */
  readonly references: Readonly<Record<string, 'members.csv' | 'accounts.csv' | 'logins.csv'>>;
}

/** The own numbers of persons without a membership begin here (identity-75). */
const firstPersonNumber = 990_000_000_001;

/** A member's number, which is none of those that the portal gives to persons without a membership. */
export const memberNumber: field.FieldCodec = (given) =>
  /^\d{1,12}$/.test(given) && Number(given) >= firstPersonNumber
    ? { problem: `must be below ${firstPersonNumber}: the portal gives those` }
    : field.digits(1, 12)(given);
export const accountNumber = field.digits(1, 12);
