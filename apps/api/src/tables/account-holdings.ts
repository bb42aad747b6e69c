import { boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts, members } from './accounts.ts';

/** Since before anybody remembers. */
export const sinceEver = '0001-01-01';

/**
 * Who held an account when (account-105). An account without a row was its member's for as long as there is anything to
 * see of it.
 */
export const accountHoldings = pgTable(
  'account_holdings',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    /** The first day; `0001-01-01`: since before anybody remembers. */
    heldFrom: date('held_from', { mode: 'string' }).notNull(),
    /** The last day; null: it goes on. */
    heldUntil: date('held_until', { mode: 'string' }),
    /** Follows from the day on which the account came with another member: the billing system did not say it. */
    isAssumed: boolean('is_assumed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.heldFrom, table.memberNumber] }),
    index('account_holdings_by_member').on(table.memberNumber),
  ],
);
