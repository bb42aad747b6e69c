import { creditCodes as codes } from '@rochdale/domain/account/credit-codes/credit-code';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { members } from './accounts.ts';

/** What the billing system codes of a member's credit, with the reason: the office alone reads it (account-114). */
export const creditCodes = pgTable(
  'credit_codes',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    /** One account of the member's; empty: all. */
    accountNumber: text('account_number').notNull().default(''),
    code: text('code', { enum: codes }).notNull(),
    reason: text('reason').notNull().default(''),
    /** The first and the last day on which it holds; without a last one it goes on. */
    since: date('since', { mode: 'string' }).notNull().default('0001-01-01'),
    until: date('until', { mode: 'string' }),
    /** When the portal did what follows once: what the office takes back afterwards stays so. */
    actedAt: instant('acted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberNumber, table.accountNumber, table.code] }),
    index('credit_codes_by_account').on(table.accountNumber),
  ],
);
