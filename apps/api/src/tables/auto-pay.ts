import { sql } from 'drizzle-orm';
import { bigint, boolean, date, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';
import { storedPayments } from './payment-profile.ts';

/** Accounts whose bills are paid on their own with a stored way of paying (planned-1). Money in cents. */
export const autoPays = pgTable(
  'auto_pays',
  {
    accountNumber: text('account_number')
      .primaryKey()
      .references(() => accounts.accountNumber),
    memberNumber: text('member_number').notNull(),
    storedPaymentId: text('stored_payment_id').notNull(),
    /** Days before the due date; 0: on it. */
    daysBefore: integer('days_before').notNull(),
    /** A bill above it is not paid, and the member is told; null: no ceiling. */
    ceiling: bigint('ceiling_cents', { mode: 'number' }),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Due days before it are not paid. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The authorization that it rests on; another way of paying is another authorization. */
    authorizationId: text('authorization_id').notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [
    index('auto_pays_by_member').on(table.memberNumber),
    foreignKey({
      name: 'auto_pays_stored_payment',
      columns: [table.memberNumber, table.storedPaymentId],
      foreignColumns: [storedPayments.memberNumber, storedPayments.storedPaymentId],
    }),
  ],
);
