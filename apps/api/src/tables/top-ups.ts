import { topUpTriggers } from '@rochdale/domain/planned/top-ups/top-up';
import { bigint, date, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';
import { storedPayments } from './payment-profile.ts';

/** Prepaid accounts that are topped up by themselves with a stored way of paying (paying-92). Money in cents. */
export const topUps = pgTable(
  'top_ups',
  {
    accountNumber: text('account_number')
      .primaryKey()
      .references(() => accounts.accountNumber),
    memberNumber: text('member_number').notNull(),
    storedPaymentId: text('stored_payment_id').notNull(),
    trigger: text('trigger', { enum: topUpTriggers }).notNull(),
    /** Days, or cents. */
    line: integer('line').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The most that is taken in a calendar month. */
    ceiling: bigint('ceiling_cents', { mode: 'number' }).notNull(),
    /** The day of the fall that was taken up; null: it is above its line. */
    fellOn: date('fell_on', { mode: 'string' }),
    updatedAt: instant('updated_at').notNull(),
    /** The authorization that it rests on; other terms are another authorization. */
    authorizationId: text('authorization_id').notNull(),
  },
  (table) => [
    index('top_ups_by_member').on(table.memberNumber),
    foreignKey({
      name: 'top_ups_stored_payment',
      columns: [table.memberNumber, table.storedPaymentId],
      foreignColumns: [storedPayments.memberNumber, storedPayments.storedPaymentId],
    }),
  ],
);
