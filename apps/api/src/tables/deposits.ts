import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Deposits of an account, as the billing system knows them (account-41). Money in cents. */
export const deposits = pgTable(
  'deposits',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    depositId: text('deposit_id').notNull(),
    depositDate: date('deposit_date', { mode: 'string' }).notNull(),
    depositType: text('deposit_type').notNull(),
    depositAmount: cents('deposit_cents'),
    interestAmount: cents('interest_cents'),
    refundDate: date('refund_date', { mode: 'string' }),
    depositStatus: text('deposit_status').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.depositId] })],
);
