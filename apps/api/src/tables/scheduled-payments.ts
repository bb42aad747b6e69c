import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Payments for a later day (planned-33). Money in cents. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    transNo: text('trans_no').primaryKey(),
    memberNumber: text('member_number').notNull(),
    /** Credit or Check. */
    paymentType: text('payment_type').notNull(),
    /** What the member reads of it: `Visa ending in 1111`. */
    paymentMethod: text('payment_method').notNull(),
    token: text('token').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    paymentDate: date('payment_date', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** The member wants the whole amount paid though less is owed on the day. */
    paysInFull: boolean('pays_in_full').notNull().default(false),
    /** The authorization that it rests on; another way of paying is another authorization. */
    authorizationId: text('authorization_id').notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [index('scheduled_payments_by_member').on(table.memberNumber, table.paymentDate)],
);

/** What of a scheduled payment goes to which account. Money in cents. */
export const scheduledPaymentAccounts = pgTable(
  'scheduled_payment_accounts',
  {
    transNo: text('trans_no')
      .notNull()
      .references(() => scheduledPayments.transNo),
    accountNumber: text('account_number').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.transNo, table.accountNumber] })],
);
