import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Former members and companies whose capital credits nobody has claimed. */
export const unclaimedCredits = pgTable('unclaimed_credits', {
  memberNumber: text('member_number').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  companyName: text('company_name').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zip: text('zip').notNull(),
  /** Paid out: nobody finds it any more. */
  isPaidOut: boolean('is_paid_out').notNull(),
  /** The names by which it is found: small letters and digits, a blank on both sides of each word. */
  searchFirstName: text('search_first_name').notNull(),
  searchLastName: text('search_last_name').notNull(),
  searchCompanyName: text('search_company_name').notNull(),
});

/** Claims of visitors; the billing system takes them over. */
export const capitalCreditClaims = pgTable(
  'capital_credit_claims',
  {
    /** Made by the browser: sent twice, it is one claim. */
    claimId: uuid('claim_id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    name: text('name').notNull(),
    /** The last four digits of a Social Security number, encrypted for this claim. */
    ssn: bytes('ssn'),
    phone: text('phone').notNull(),
    contactPref: text('contact_pref').notNull(),
    email: text('email').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    comments: text('comments').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** The file that took it to the billing system. */
    /** In which whoever sent it reads. */
    language: text('language').$type<LanguageName>().notNull().default('en'),
    exportNumber: integer('export_number'),
    /** What somebody of the office has answered; what is refused no file takes. */
    answer: text('answer', { enum: queueAnswers }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('capital_credit_claims_by_member').on(table.memberNumber),
    index('capital_credit_claims_open').on(table.claimedAt).where(sql`answer is null`),
  ],
);
