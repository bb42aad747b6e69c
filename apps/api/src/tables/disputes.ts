import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What payers contested, as the payment company tells of it (office-101). Money in cents. */
export const disputes = pgTable(
  'disputes',
  {
    /** The company's own number. */
    disputeId: text('dispute_id').primaryKey(),
    transNo: text('trans_no').notNull(),
    /** The company's number of the charge. */
    reference: text('reference').notNull(),
    state: text('state', { enum: ['open', 'won', 'lost'] }).notNull(),
    reason: text('reason').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The company holds the money back. */
    isTaken: boolean('is_taken').notNull(),
    /** Until when the co-op may answer; null once it has, or where there is nothing to answer. */
    evidenceBy: instant('evidence_by'),
    openedAt: instant('opened_at').notNull(),
    heardAt: instant('heard_at').notNull(),
    /** When its end was heard. */
    endedAt: instant('ended_at'),
    /** When the company is asked next; null: never again. */
    askAt: instant('ask_at'),
    /** Since when the books do not follow it, and a person has to look. */
    leftAt: instant('left_at'),
    /** When the member was told that it was won and their payment counts once more. */
    toldAt: instant('told_at'),
  },
  (table) => [
    index('disputes_by_payment').on(table.transNo),
    index('disputes_open').on(table.evidenceBy).where(sql`state = 'open'`),
    index('disputes_to_ask').on(table.askAt).where(sql`ask_at is not null`),
  ],
);
