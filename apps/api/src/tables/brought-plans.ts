import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** From which day on payments that were set up at the old portal are made here (moving-in-36); the newest holds. */
export const cutOvers = pgTable('cut_overs', {
  changeId: integer('change_id').primaryKey().generatedAlwaysAsIdentity(),
  day: date('day', { mode: 'string' }).notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  reason: text('reason').notNull(),
});

/** What a member agreed to at the old portal, and what was made of it here. */
const brought = {
  accountNumber: text('account_number')
    .notNull()
    .references(() => accounts.accountNumber),
  /** Whose it was: whoever has the account by now may be somebody else. */
  memberNumber: text('member_number').notNull(),
  /** Of the member's stored ways of paying; null: none could be moved. */
  storedPaymentId: text('stored_payment_id'),
  givenOn: date('given_on', { mode: 'string' }),
  way: text('way', { enum: ['web', 'paper', 'office'] }).notNull(),
  /** To the letter; empty where it lies on paper. */
  consentText: text('consent_text').notNull(),
  language: text('language').notNull(),
  /** Where it comes from, in the co-op's words. */
  source: text('source').notNull(),
  /** Why it could not be moved, in the co-op's words; empty: nothing speaks against it. */
  notMovedBecause: text('not_moved_because').notNull(),
  /** The day on which it ended at the old portal. */
  endedOn: date('ended_on', { mode: 'string' }),
  /** The authorization that it becomes; other terms are another one. */
  authorizationId: text('authorization_id').notNull().default(sql`gen_random_uuid()::text`),
  /** The one under which it was last taken up here; null: it was not. */
  takenUpAs: text('taken_up_as'),
  takenUpAt: instant('taken_up_at'),
};

/** Auto pay of the old portal (moving-in-38). Money in cents. */
export const broughtAutoPays = pgTable(
  'brought_auto_pays',
  {
    ...brought,
    daysBefore: integer('days_before').notNull(),
    ceiling: bigint('ceiling_cents', { mode: 'number' }),
    startDate: date('start_date', { mode: 'string' }),
    /** When its member was written to, to set it up again here. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.memberNumber] }),
    index('brought_auto_pays_by_member').on(table.memberNumber),
  ],
);

/** Payments that were scheduled at the old portal (moving-in-41). Money in cents. */
export const broughtScheduledPayments = pgTable('brought_scheduled_payments', {
  scheduledId: text('scheduled_id').primaryKey(),
  ...brought,
  amount: bigint('amount_cents', { mode: 'number' }).notNull(),
  paymentDate: date('payment_date', { mode: 'string' }).notNull(),
  /** The scheduled payment that it has become. */
  transNo: text('trans_no'),
  askedAt: instant('asked_at'),
});
