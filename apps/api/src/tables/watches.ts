import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Who has taken a watch (office-53); who has none is nobody's. */
export const watchTakes = pgTable('watch_takes', {
  kind: text('kind').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  takenAt: instant('taken_at').notNull(),
});

/** What of the watches no database knows: read by the worker where it runs, or left by who compared the books. */
export const watchReadings = pgTable('watch_readings', {
  kind: text('kind').primaryKey(),
  count: integer('count').notNull(),
  oldestAt: instant('oldest_at'),
  /** It should have come, and never did. */
  isNever: boolean('is_never').notNull().default(false),
  deadline: instant('deadline'),
  readAt: instant('read_at').notNull(),
});

/** Who wants the morning e-mail. */
export const morningMailTakers = pgTable('morning_mail_takers', {
  staffId: uuid('staff_id').primaryKey(),
  since: instant('since').notNull(),
});

/** The co-op's days whose morning e-mail was written: it goes once. */
export const morningMails = pgTable('morning_mails', {
  day: date('day', { mode: 'string' }).primaryKey(),
  sentAt: instant('sent_at').notNull(),
});
