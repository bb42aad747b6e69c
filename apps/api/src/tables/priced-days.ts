import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/**
 * What a day cost by the account's schedule, where that can be told of one day (rates-15): reckoned in the night, an
 * estimate. What was read later is reckoned again.
 */
export const pricedDays = pgTable(
  'priced_days',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    day: date('day', { mode: 'string' }).notNull(),
    schedule: text('schedule').notNull(),
    /** Null: it cannot be told, since something of the day was not read. */
    cost: integer('cost_cents'),
    pricedAt: instant('priced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.day] })],
);
