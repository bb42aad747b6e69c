import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

/** Bearer tokens by the SHA-256 of their text (identity-11). */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['access', 'quick-pay', 'direct-usage'] }).notNull(),
    memberNumber: text('member_number').notNull(),
    /** A Quick Pay token opens one account only. */
    accountNumber: text('account_number'),
    /** What alone the token may do. */
    limitedTo: text('limited_to', { enum: ['mfa-set-up'] }),
    idleMinutes: integer('idle_minutes').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Until when its holder counts as proved anew, without a password (identity-81). */
    provedUntil: instant('proved_until'),
    /** What the browser that it was given to calls itself, and its network; null of rights that are no session. */
    browser: text('browser'),
    network: text('network'),
  },
  (table) => [index('tokens_by_member').on(table.memberNumber)],
);
