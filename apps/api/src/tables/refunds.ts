import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { requisitions } from './payments.ts';

/** Money of a payment that is given back; a row holds it back from others until it is refused. Money in cents. */
export const refunds = pgTable(
  'refunds',
  {
    /** The payment's number with `-R1`, `-R2` behind it: also its number in the ledger, the posting file and at the company. */
    refundNumber: text('refund_number').primaryKey(),
    transNo: text('trans_no')
      .notNull()
      .references(() => requisitions.transNo),
    /** The company's number of the charge. */
    reference: text('reference').notNull(),
    /** Of the accounts, and of the fee: the payer gets both. */
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    fee: bigint('fee_cents', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['approved', 'sent', 'unknown', 'done', 'refused'] }).notNull(),
    /** Who began it: the office, or somebody at the company, of whom the portal only heard. */
    source: text('source', { enum: ['office', 'company'] }).notNull(),
    /** Who asked, and who approved: of staff, or by name on the server. */
    people: uuid('people').array().notNull().default(sql`'{}'`),
    byWhom: text('by_whom'),
    secondName: text('second_name'),
    reason: text('reason'),
    /** The number of the form that asked for it: the same form again is the same refund. */
    askedAs: uuid('asked_as').unique(),
    /** They knew that the bank may still send the e-check back. */
    isEarly: boolean('is_early').notNull().default(false),
    approvedAt: instant('approved_at').notNull(),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** When it is sent, or the company is asked what became of it; null: never again. */
    askAt: instant('ask_at'),
    /** The company's own number of the refund. */
    companyNumber: text('company_number'),
    /** Why the company refused, in its own words; `came-back`: the payment came back before it was sent. */
    refusal: text('refusal'),
    /** What our books moved for it: less than its amount where the payment had come back before. */
    booked: bigint('booked_cents', { mode: 'number' }),
  },
  (table) => [
    index('refunds_by_payment').on(table.transNo),
    index('refunds_to_ask').on(table.askAt).where(sql`ask_at is not null`),
    index('refunds_by_end').on(table.endedAt),
  ],
);

/** What of a refund belongs to which account. Money in cents. */
export const refundParts = pgTable(
  'refund_parts',
  {
    refundNumber: text('refund_number')
      .notNull()
      .references(() => refunds.refundNumber),
    accountNumber: text('account_number').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundNumber, table.accountNumber] })],
);
