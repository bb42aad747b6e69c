import { delegateScopes } from '@rochdale/domain/identity/delegates/delegate-scope';
import { delegationEnders, delegationStates } from '@rochdale/domain/identity/delegates/invitation';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';
import { members } from './accounts.ts';
import { logins } from './sign-in.ts';

/**
 * Whom members let in, from the invitation to the end (identity-89). What is open to a delegate stands in `login_grants`
 * while the delegation goes on; here is what was agreed.
 */
export const delegations = pgTable(
  'delegations',
  {
    delegationId: uuid('delegation_id').primaryKey(),
    /** The holder. */
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    /** The invited address. */
    email: text('email').notNull(),
    scope: text('scope', { enum: delegateScopes }).notNull(),
    accountNumbers: text('account_numbers').array().notNull(),
    /** The last day; null: no end. */
    endsOn: date('ends_on', { mode: 'string' }),
    state: text('state', { enum: delegationStates }).notNull(),
    /** SHA-256 of the newest link's code. */
    codeHash: bytes('code_hash').notNull().unique(),
    invitedAt: instant('invited_at').notNull(),
    /** Until when the invitation can be accepted. */
    expiresAt: instant('expires_at').notNull(),
    /** The login that accepted it. */
    loginKey: text('login_key').references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'set null' }),
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: delegationEnders }),
  },
  (table) => [
    index('delegations_by_member').on(table.memberNumber, table.invitedAt),
    index('delegations_by_login').on(table.loginKey),
  ],
);
