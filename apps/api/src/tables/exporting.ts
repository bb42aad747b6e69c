import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** What was written for the billing system, kept so that each can be written again byte for byte (office-14). */
export const exports = pgTable('exports', {
  exportNumber: integer('export_number').primaryKey().generatedAlwaysAsIdentity(),
  what: text('what').notNull(),
  fileName: text('file_name').notNull(),
  /** Empty where the text is kept encrypted. */
  body: text('body').notNull(),
  lockedBody: bytes('locked_body'),
  rows: integer('rows').notNull(),
  createdAt: instant('created_at').notNull(),
  takenAt: instant('taken_at'),
});
