import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';
import { logins } from './sign-in.ts';

/** Members whom another system hands over, each by the SHA-256 of the token, which counts once and for a minute. */
export const handOvers = pgTable(
  'hand_overs',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    memberNumber: text('member_number').notNull(),
    /** The key of the system that made it. */
    keyId: uuid('key_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('hand_overs_by_end').on(table.expiresAt)],
);
