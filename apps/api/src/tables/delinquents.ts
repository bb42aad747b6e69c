import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Notices of delinquency, as the billing system knows them (account-45). Money in cents. */
export const delinquents = pgTable(
  'delinquents',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    delinquentId: text('delinquent_id').notNull(),
    billDate: date('bill_date', { mode: 'string' }).notNull(),
    pastDue: cents('past_due_cents'),
    lateFee: cents('late_fee_cents'),
    cutoffDate: date('cutoff_date', { mode: 'string' }),
    delinquentProcessedDate: date('processed_date', { mode: 'string' }),
    /** The co-op's own PDF; without one the notice is drawn from the record. */
    delinquentFile: text('file_name'),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.delinquentId] })],
);
