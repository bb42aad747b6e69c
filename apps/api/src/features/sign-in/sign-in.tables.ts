import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Portal logins: one a member. The key is the login id in lower case (open-points §2). */
export const logins = pgTable('logins', {
  loginKey: text('login_key').primaryKey(),
  loginId: text('login_id').notNull(),
  memberNumber: text('member_number').notNull().unique(),
  email: text('email').notNull(),
  /** Argon2id, PHC text form. */
  passwordHash: text('password_hash').notNull(),
  mfaEnabled: boolean('mfa_enabled').notNull().default(false),
  lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true, mode: 'date' }),
});
