import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';
import { logins } from './sign-in.ts';

/** Who somebody is at the co-op's outside provider, tied to a login by whoever could sign in to it. */
export const outsideIdentities = pgTable(
  'outside_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    tiedAt: instant('tied_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('outside_identities_by_login').on(table.loginKey),
  ],
);

/** Ways to the outside provider that have not come back, each by the SHA-256 of the cookie of its browser. */
export const outsideAttempts = pgTable(
  'outside_attempts',
  {
    browserHash: bytes('browser_hash').primaryKey(),
    /** State, nonce and verifier, sealed. */
    sealed: text('sealed').notNull(),
    /** The login that is to be tied; none: somebody signs in. */
    loginKey: text('login_key').references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('outside_attempts_by_end').on(table.expiresAt)],
);
