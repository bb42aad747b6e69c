import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/**
 * What stops money and messages until a person releases it: a restored database (office-25). A hold that was released
 * stays as a record. A rehearsal's copy is held for as long as it is there (moving-in-25).
 */
export const holds = pgTable('holds', {
  holdId: integer('hold_id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['restore', 'rehearsal'] }).notNull(),
  /** What happened, in a sentence of the operator's language. */
  detail: text('detail').notNull(),
  beganAt: instant('began_at').notNull(),
  releasedAt: instant('released_at'),
  releasedBy: text('released_by'),
  releaseReason: text('release_reason'),
});
