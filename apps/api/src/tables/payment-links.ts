import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Links to pay that the office sent (paying-81), by the SHA-256 of their code. Money in cents. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    linkId: uuid('link_id').primaryKey(),
    codeHash: bytes('code_hash').notNull().unique(),
    memberNumber: text('member_number').notNull(),
    accountNumber: text('account_number').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    channel: text('channel', { enum: ['email', 'text'] }).notNull(),
    /** The contact that it went to, masked. */
    sentTo: text('sent_to').notNull(),
    /** Who sent it; null: a command on the server. */
    staffId: uuid('staff_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    calledOffAt: instant('called_off_at'),
    /** The payment that it led to, once that is posted. */
    transNo: text('trans_no'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('payment_links_by_member').on(table.memberNumber, table.createdAt),
    index('payment_links_by_payment').on(table.transNo),
  ],
);
