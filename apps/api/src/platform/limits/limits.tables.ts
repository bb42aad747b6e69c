import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The newest tries of a key, so that limits hold across processes and restarts. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  tries: timestamp('tries', { withTimezone: true, mode: 'date' }).array().notNull().default(sql`'{}'`),
  /** When the newest try stops counting; the row may go then. */
  forgetAt: timestamp('forget_at', { withTimezone: true, mode: 'date' }).notNull(),
});
