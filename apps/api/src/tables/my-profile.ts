import { bigint, boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** What a member has chosen for an account: notices, paper, Operation RoundUp. Money in cents. */
export const accountPreferences = pgTable('account_preferences', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  emailBillNotice: boolean('email_bill_notice').notNull().default(false),
  paperlessBilling: boolean('paperless_billing').notNull().default(false),
  paperlessOther: boolean('paperless_other').notNull().default(false),
  operationRoundup: boolean('operation_roundup').notNull().default(false),
  /** What round-up plus adds to each bill, until the day below. */
  operationRoundupAmount: bigint('operation_roundup_cents', { mode: 'number' }),
  operationRoundupExpiration: date('operation_roundup_expiration', { mode: 'string' }),
  /** Since when a member's change of the three above waits for the billing system to send the same; null for none. */
  roundupHeldSince: instant('roundup_held_since'),
  /** When, and where in the co-op's words, what was imported of paper was chosen. */
  chosenOn: date('chosen_on', { mode: 'string' }),
  source: text('source').notNull().default(''),
  /** When the member changed it here; null while it stands as imported. */
  changedAt: instant('changed_at'),
});
