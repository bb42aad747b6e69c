import type { ImportChange } from '@rochdale/domain/office/importing/import-bounds';
import type { NightOutcome } from '@rochdale/domain/office/nights/night-steps';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** One file of an import, as it was read. */
export interface ImportedFile {
  readonly file: string;
  readonly sha256: string;
  readonly rows: number;
  /** The sum of its money column in cents, where it has one. */
  readonly cents: number | null;
  /** ISO instant of the billing system's that it tells of. */
  readonly asOf: string;
}

/** What an import did, or would do, with the rows of one file; undefined where the portal has rows of its own there. */
export interface FileChange {
  readonly file: string;
  readonly rows: number;
  readonly added?: number | undefined;
  readonly changed?: number | undefined;
  readonly absent?: number | undefined;
  readonly cents: number | null;
}

/** An account whose balance an import changes, in cents; before is null for a new one. */
export interface KeptBalanceChange {
  readonly accountNumber: string;
  readonly before: number | null;
  readonly after: number;
}

/** A row that was not taken, and why. */
export interface BadRow {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

/** Each import that was written: who, when, what. */
export const importRuns = pgTable(
  'import_runs',
  {
    importNumber: integer('import_number').primaryKey().generatedAlwaysAsIdentity(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    byWhom: text('by_whom').notNull(),
    folder: text('folder').notNull(),
    files: jsonb('files').$type<readonly ImportedFile[]>().notNull(),
    skippedRows: integer('skipped_rows').notNull(),
    confirmedPayments: integer('confirmed_payments').notNull(),
    /** Whether it brought balances: only such an import is news of what is owed. */
    hasBalances: boolean('has_balances').notNull(),
    /** Who else answered for it, where it went beyond a bound, and why. */
    confirmedBy: text('confirmed_by'),
    reason: text('reason'),
    changes: jsonb('changes').$type<ImportChange>(),
    /** File by file, and the balances that changed the most; null: of an older release. */
    fileChanges: jsonb('file_changes').$type<readonly FileChange[]>(),
    largest: jsonb('largest').$type<readonly KeptBalanceChange[]>(),
  },
  (table) => [index('import_runs_by_time').on(table.finishedAt)],
);

/** Imports that wrote nothing: refused for bad rows, held until a second person confirms them, or only tried (office-116). */
export const importTries = pgTable(
  'import_tries',
  {
    tryNumber: integer('try_number').primaryKey().generatedAlwaysAsIdentity(),
    outcome: text('outcome', { enum: ['refused', 'held', 'dry-run'] }).notNull(),
    triedAt: instant('tried_at').notNull(),
    byWhom: text('by_whom').notNull(),
    folder: text('folder').notNull(),
    /** Of all files, and what they hold: the same files again are the same import. */
    filesHash: text('files_hash').notNull(),
    fileChanges: jsonb('file_changes').$type<readonly FileChange[]>().notNull(),
    largest: jsonb('largest').$type<readonly KeptBalanceChange[]>().notNull(),
    changes: jsonb('changes').$type<ImportChange>(),
    /** The first of them; the count is of all. */
    badRows: jsonb('bad_rows').$type<readonly BadRow[]>().notNull(),
    badRowCount: integer('bad_row_count').notNull(),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: text('confirmed_by'),
    confirmedByStaff: uuid('confirmed_by_staff'),
    reason: text('reason'),
    /** The import that was written by that confirmation. */
    importNumber: integer('import_number'),
  },
  (table) => [index('import_tries_by_time').on(table.triedAt), index('import_tries_by_files').on(table.filesHash)],
);

/** Each nightly run, step by step (office-118). */
export const nights = pgTable('nights', {
  nightNumber: integer('night_number').primaryKey().generatedAlwaysAsIdentity(),
  beganAt: instant('began_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  steps: jsonb('steps').$type<readonly NightOutcome[]>().notNull(),
});
