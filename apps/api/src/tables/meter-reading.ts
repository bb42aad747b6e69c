import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** Readings that the billing system has, by meter and day. */
export const meterReadings = pgTable(
  'meter_readings',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    meterNumber: text('meter_number').notNull(),
    readOn: date('read_on', { mode: 'string' }).notNull(),
    reading: numeric('reading', { precision: 14, scale: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.meterNumber, table.readOn] })],
);

/** Readings that members took; the billing system takes them over. */
export const submittedReadings = pgTable(
  'submitted_readings',
  {
    accountNumber: text('account_number').notNull(),
    meterNumber: text('meter_number').notNull(),
    readOn: date('read_on', { mode: 'string' }).notNull(),
    reading: integer('reading').notNull(),
    confirmationNumber: text('confirmation_number').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** The file that took it to the billing system. */
    exportNumber: integer('export_number'),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.meterNumber, table.readOn] })],
);
