import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Browsers that have paid for an account, by the SHA-256 of the token they keep. */
export const payingBrowsers = pgTable(
  'paying_browsers',
  {
    accountNumber: text('account_number').notNull(),
    browserHash: bytes('browser_hash').notNull(),
    lastPaidAt: instant('last_paid_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.browserHash] }),
    index('paying_browsers_by_age').on(table.lastPaidAt),
  ],
);
