import type { ImportChange } from '@rochdale/domain/office/importing/import-bounds';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  },
  (table) => [index('import_runs_by_time').on(table.finishedAt)],
);
