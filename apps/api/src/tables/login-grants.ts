import { grantScopes } from '@rochdale/domain/identity/grants/reach';
import { date, index, pgSequence, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { delegations } from './delegations.ts';
import { logins } from './sign-in.ts';

/**
 * Which memberships a login opens (identity-73). A person's own membership is a grant like others; the login goes with its
 * grants when it gets another username.
 */
export const loginGrants = pgTable(
  'login_grants',
  {
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    /** One account of the membership; empty: all that it has and will have. */
    accountNumber: text('account_number').notNull().default(''),
    scope: text('scope', { enum: grantScopes }).notNull().default('all'),
    /** The first and the last day of the co-op's on which it holds; without a last one it goes on. */
    beginsOn: date('begins_on', { mode: 'string' }).notNull().default('0001-01-01'),
    endsOn: date('ends_on', { mode: 'string' }),
    givenBy: text('given_by', { enum: ['registration', 'import', 'upgrade', 'delegation'] })
      .notNull()
      .default('import'),
    /** The delegation that gave it; it goes when that ends (identity-93). */
    delegationId: uuid('delegation_id').references(() => delegations.delegationId),
  },
  (table) => [
    primaryKey({ columns: [table.loginKey, table.memberNumber, table.accountNumber] }),
    index('login_grants_by_member').on(table.memberNumber),
    index('login_grants_by_delegation').on(table.delegationId),
  ],
);

/** The own numbers of persons who have no membership; above all that billing systems give. */
export const personNumbers = pgSequence('person_numbers', { startWith: 990_000_000_001, maxValue: 999_999_999_999 });
