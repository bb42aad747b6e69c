import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the payment company took under numbers that our books do not know (office-103). Money in cents. */
export const unknownCharges = pgTable(
  'unknown_charges',
  {
    /** The company's number of the charge. */
    reference: text('reference').primaryKey(),
    transNo: text('trans_no').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    fee: bigint('fee_cents', { mode: 'number' }).notNull(),
    /** The account that it names, or several joined by a comma. */
    accountNumber: text('account_number').notNull(),
    paymentType: text('payment_type', { enum: ['cc', 'echeck'] }).notNull(),
    lastFour: text('last_four').notNull(),
    confirmationNumber: text('confirmation_number').notNull(),
    chargedAt: instant('charged_at').notNull(),
    foundAt: instant('found_at').notNull(),
    /** `gone`: the company gave the money back, or lost it, by itself. */
    state: text('state', { enum: ['open', 'matched', 'giving-back', 'given-back', 'gone'] })
      .notNull()
      .default('open'),
    /** The account that a person matched it to. */
    matchedTo: text('matched_to'),
    byWhom: text('by_whom'),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('unknown_charges_by_time').on(table.chargedAt),
    index('unknown_charges_unsettled').on(table.foundAt).where(sql`state in ('open', 'giving-back')`),
  ],
);
