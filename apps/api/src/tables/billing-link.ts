import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the billing system answered last that an account owes, as it said it (billing-link-2). Money in cents. */
export const billingAnswers = pgTable('billing_answers', {
  accountNumber: text('account_number').primaryKey(),
  /** It is as new as this at least, and as `until` at most. */
  asOf: instant('as_of').notNull(),
  until: instant('until').notNull(),
  /** When it was here, by our clock. */
  heardAt: instant('heard_at').notNull(),
  balance: bigint('balance_cents', { mode: 'number' }).notNull(),
  pastDue: bigint('past_due_cents', { mode: 'number' }),
  dueDate: date('due_date', { mode: 'string' }),
  cutOffDate: date('cut_off_date', { mode: 'string' }),
});

/** Portal payments, and what members asked for, that the billing link took over from the files (billing-link-6). */
export const billingDeliveries = pgTable(
  'billing_deliveries',
  {
    kind: text('kind', { enum: toldKinds }).notNull().default('posting'),
    /** The account; of a change of a profile the member, whose accounts it may all concern. */
    subject: text('account_number').notNull(),
    /** With the subject, what the billing system knows it by. */
    transNo: text('trans_no').notNull(),
    /** When it was posted or asked for: the order in which those of a subject and kind go. */
    postedAt: instant('posted_at').notNull(),
    /** `sent`: the billing system was told, and nobody knows whether it heard. `filed`: given to the next file. */
    state: text('state', { enum: ['waiting', 'sent', 'accepted', 'refused', 'filed'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    tryAt: instant('try_at').notNull(),
    begunAt: instant('begun_at'),
    endedAt: instant('ended_at'),
    /** When it was accepted by the billing system's own clock; null where it does not say. */
    acceptedAt: instant('accepted_at'),
    /** Why it was refused, in the billing system's words. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.transNo] }),
    index('billing_deliveries_open').on(table.tryAt).where(sql`state in ('waiting', 'sent')`),
    index('billing_deliveries_refused').on(table.endedAt).where(sql`state = 'refused'`),
  ],
);

/** Answers that were not believed, the last of each kind for an account. */
export const billingDoubts = pgTable(
  'billing_doubts',
  {
    accountNumber: text('account_number').notNull(),
    kind: text('kind', {
      enum: ['another-account', 'another-member', 'back-in-time', 'in-the-future', 'unreadable', 'too-many'],
    }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.kind] }), index('billing_doubts_by_time').on(table.at)],
);

/** Accounts of which the billing system said that something has changed, each once (billing-link-16). */
export const billingChanges = pgTable(
  'billing_changes',
  {
    accountNumber: text('account_number').primaryKey(),
    /** `held`: more changed within an hour than are taken by themselves. `taken`: nothing is to be asked. */
    state: text('state', { enum: ['waiting', 'held', 'taken'] }).notNull(),
    heardAt: instant('heard_at').notNull(),
    /** The held import that the office looks at; it stays until that was released and taken. */
    tryNumber: integer('try_number'),
    /** Of which moment of the other side's clock what was taken last is. */
    takenAsOf: instant('taken_as_of'),
  },
  (table) => [index('billing_changes_open').on(table.heardAt).where(sql`state <> 'taken'`)],
);

/** Outages that the outage system told of (billing-link-18). */
export const linkedOutages = pgTable('linked_outages', {
  outageNumber: text('outage_number').primaryKey(),
  /** A hash of what was told last. */
  told: text('told').notNull(),
  /** By the other side's clock; null where it does not say. */
  asOf: instant('as_of'),
});
