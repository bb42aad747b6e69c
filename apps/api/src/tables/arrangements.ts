import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** The instalments of payment arrangements, paid and to come. Money in cents. */
export const arrangementInstalments = pgTable(
  'arrangement_instalments',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    arrangementId: text('arrangement_id').notNull(),
    instalmentId: text('instalment_id').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    instalmentAmount: cents('instalment_cents'),
    paidAmount: cents('paid_cents'),
    paidDate: date('paid_date', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.arrangementId, table.instalmentId] })],
);
