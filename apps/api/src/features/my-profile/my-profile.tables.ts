import { bigint, boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { accounts, members } from '../accounts/accounts.tables.ts';

/** What a member has chosen for an account: notices, paper, Operation RoundUp. Money in cents. */
export const accountPreferences = pgTable('account_preferences', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  emailBillNotice: boolean('email_bill_notice').notNull().default(false),
  paperlessBilling: boolean('paperless_billing').notNull().default(false),
  paperlessOther: boolean('paperless_other').notNull().default(false),
  operationRoundup: boolean('operation_roundup').notNull().default(false),
  /** What round-up plus adds to each bill, until the day below. */
  operationRoundupAmount: bigint('operation_roundup_cents', { mode: 'number' }),
  operationRoundupExpiration: date('operation_roundup_expiration', { mode: 'string' }),
  /** When the member changed it here; null while it stands as imported. */
  changedAt: instant('changed_at'),
});

/** Cards and bank accounts that the billing system keeps for a member: that there are some, never their numbers. */
export const storedPayments = pgTable(
  'stored_payments',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    storedPaymentId: text('stored_payment_id').notNull(),
    /** Credit or Check. */
    paymentType: text('payment_type').notNull(),
    usedByAutoPay: boolean('used_by_auto_pay').notNull().default(false),
    /** When the member had it removed; the billing system takes that over. */
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.storedPaymentId] })],
);
