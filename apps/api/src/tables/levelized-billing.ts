import type { BillingType, LevelizedAction } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** What the billing system says of an account and average billing. */
export const levelizedTerms = pgTable('levelized_terms', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  isEligible: boolean('is_eligible').notNull().default(true),
  /** Why it is not, in a sentence for the member. */
  notEligibleMessage: text('not_eligible_message'),
  /** 1 to 12; null where the month follows from the bills. */
  settlementMonth: integer('settlement_month'),
});

/** Billing types that members have asked for here and the billing system has not sent yet. Money in cents. */
export const levelizedHolds = pgTable('levelized_holds', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  memberNumber: text('member_number').notNull(),
  action: text('action').$type<LevelizedAction>().notNull(),
  billingType: text('billing_type').$type<BillingType>().notNull(),
  estimatedBill: bigint('estimated_bill_cents', { mode: 'number' }),
  settlementMonth: integer('settlement_month').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** An import has taken the value out and is about to compare. */
  isLifted: boolean('is_lifted').notNull().default(false),
});
