import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** Drafts: at most one an account (planned-18). Bank numbers are encrypted, each for its account. */
export const drafts = pgTable(
  'drafts',
  {
    accountNumber: text('account_number')
      .primaryKey()
      .references(() => accounts.accountNumber),
    memberNumber: text('member_number').notNull(),
    draftType: text('draft_type', { enum: ['bank', 'credit-card'] }).notNull(),
    draftMethod: text('draft_method', {
      enum: ['WHEN_BILLED', 'END_OF_MONTH', 'DAY_OF_MONTH', 'DAYS_AFTER_BILLING', 'CYCLE'],
    }).notNull(),
    /** Day of the month, or days after billing. */
    draftDay: integer('draft_day'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Checking or Savings; null for a card. */
    draftAccountType: text('draft_account_type', { enum: ['Checking', 'Savings'] }),
    /** Of a draft that is sent in a bank file. */
    bankAccountNumber: bytes('bank_account_number'),
    routingNumber: text('routing_number'),
    financialInstitutionName: text('financial_institution_name').notNull().default(''),
    lastFour: text('last_four').notNull().default(''),
    /** The payment company's token, of a draft that it charges. */
    token: text('token'),
    /** Day on which a prenote for the bank account settles; null while none was sent. */
    prenoteEffectiveDate: date('prenote_effective_date', { mode: 'string' }),
    /** When the member set it up here; null: imported. */
    createdAt: instant('created_at'),
    /** The authorization that it rests on; another way of paying is another authorization. */
    authorizationId: text('authorization_id').notNull().default(sql`gen_random_uuid()::text`),
    /** Nothing is taken since then, until the office decides: what the bank said of it stands in `heldFor`. */
    heldAt: instant('held_at'),
    heldFor: text('held_for'),
  },
  (table) => [index('drafts_by_member').on(table.memberNumber)],
);

/** Drafts that ended here, so that an import of the billing system's does not bring them back. */
export const endedDrafts = pgTable('ended_drafts', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  memberNumber: text('member_number').notNull(),
  draftMethod: text('draft_method').notNull(),
  lastFour: text('last_four').notNull(),
  /** The co-op's day. */
  endedOn: date('ended_on', { mode: 'string' }).notNull(),
});

/** Banks by their routing numbers, from the Fed's directory. */
export const financialInstitutions = pgTable('financial_institutions', {
  routingNumber: text('routing_number').primaryKey(),
  name: text('name').notNull(),
  /** The number that has replaced it. */
  newRoutingNumber: text('new_routing_number'),
});
