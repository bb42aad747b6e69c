import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What members call their accounts, for themselves alone (account-92). */
export const accountNames = pgTable(
  'account_names',
  {
    /** Who calls it so; a later member of the account does not. */
    memberNumber: text('member_number').notNull(),
    accountNumber: text('account_number').notNull(),
    nickname: text('nickname').notNull(),
    namedAt: instant('named_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.accountNumber] })],
);
