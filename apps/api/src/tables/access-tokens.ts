import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';
import { logins } from './sign-in.ts';

/**
 * Personal tokens, with which a member's own machines read (identity-110). One that was ended is gone; the audit says that
 * it was there. They go with the login.
 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenId: uuid('token_id').primaryKey(),
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    /** The membership of whose accounts it is: the login's own. */
    memberNumber: text('member_number').notNull(),
    name: text('name').notNull(),
    accountNumbers: text('account_numbers').array().notNull(),
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').notNull().unique(),
    madeAt: instant('made_at').notNull(),
    /** The last day of the co-op's on which it opens something. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    lastUsedAt: instant('last_used_at'),
    /** The neighborhood of the network from which, such as `203.0.113.0/24`; no address. */
    lastUsedFrom: text('last_used_from'),
  },
  (table) => [index('access_tokens_by_login').on(table.loginKey)],
);
