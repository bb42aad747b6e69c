import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counted tries by key and window, so that limits hold across processes and restarts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true, mode: 'date' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
