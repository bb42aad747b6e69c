import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { members } from './accounts.ts';

/** Cards and bank accounts kept for a member: a token of the payment company stands for the number, which is never here. */
export const storedPayments = pgTable(
  'stored_payments',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    storedPaymentId: text('stored_payment_id').notNull(),
    /** Credit or Check. */
    paymentType: text('payment_type').notNull(),
    /** What the member calls it; empty: brand and last four. */
    label: text('label').notNull().default(''),
    /** Of a card. */
    brand: text('brand').notNull().default(''),
    lastFour: text('last_four').notNull().default(''),
    /** `YYYY-MM`, of a card. */
    expires: text('expires'),
    /** Null where only the billing system can charge it. */
    token: text('token'),
    isDefault: boolean('is_default').notNull().default(false),
    /** The billing system's own auto pay uses it. */
    usedByAutoPay: boolean('used_by_auto_pay').notNull().default(false),
    /** When the member added it here; null: imported. */
    addedAt: instant('added_at'),
    /** When the member had it removed; the billing system takes that over. */
    removedAt: instant('removed_at'),
    /** When the payment company forgot the token of a removed one. */
    forgottenAt: instant('forgotten_at'),
    /** When a bank or the payment company closed it: nothing is asked of it any more. */
    blockedAt: instant('blocked_at'),
    blockedFor: text('blocked_for'),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.storedPaymentId] })],
);
