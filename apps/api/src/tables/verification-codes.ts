import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Verification codes that were sent out, by their keyed hash. Registration had them first, and gave the table its name. */
export const verificationAttempts = pgTable('registration_attempts', {
  attemptId: uuid('attempt_id').primaryKey(),
  memberNumber: text('member_number').notNull(),
  codeHash: bytes('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
  verifiedAt: instant('verified_at'),
});
