import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/** Verification codes that were sent out, by their keyed hash. */
export const registrationAttempts = pgTable('registration_attempts', {
  attemptId: uuid('attempt_id').primaryKey(),
  memberNumber: text('member_number').notNull(),
  codeHash: bytes('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
  verifiedAt: instant('verified_at'),
});

/** What members have chosen at the portal; the billing system takes it over. */
export const memberPreferences = pgTable('member_preferences', {
  memberNumber: text('member_number').primaryKey(),
  paperlessBilling: boolean('paperless_billing').notNull(),
  paperlessOther: boolean('paperless_other').notNull(),
  marketingEmails: boolean('marketing_emails').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
