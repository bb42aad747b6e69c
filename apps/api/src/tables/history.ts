import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** Bills that the billing system issued. Money in cents. */
export const bills = pgTable(
  'bills',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    billDate: date('bill_date', { mode: 'string' }).notNull(),
    billNumber: text('bill_number').notNull(),
    billType: text('bill_type').notNull(),
    statementStartDate: date('statement_start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    billedAmount: bigint('billed_cents', { mode: 'number' }).notNull(),
    endingBalance: bigint('ending_balance_cents', { mode: 'number' }).notNull(),
    usageQuantity: numeric('usage_quantity', { precision: 14, scale: 3 }),
    usageUnit: text('usage_unit'),
    daysBilled: integer('days_billed'),
    /** What the service cost, where a budget or average plan billed another amount. */
    actualCharges: bigint('actual_charges_cents', { mode: 'number' }),
    prepaidDailyTotal: bigint('prepaid_daily_total_cents', { mode: 'number' }),
    prepaidUsageDollars: bigint('prepaid_usage_cents', { mode: 'number' }),
    prepaidCharges: bigint('prepaid_charges_cents', { mode: 'number' }),
    prepaidTaxes: bigint('prepaid_taxes_cents', { mode: 'number' }),
    /** When it was first imported. */
    arrivedAt: instant('arrived_at').notNull().defaultNow(),
    /** The instant of the billing system's from which its sum is as it stands; null: as it was first imported. */
    figuresAsOf: instant('figures_as_of'),
    /** When an import last wrote anything of it here. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.billDate, table.billNumber] }),
    index('bills_by_arrival').on(table.arrivedAt),
    index('bills_by_day').on(table.billDate, table.accountNumber, table.billNumber),
  ],
);

/** The lines of bills, as the billing system wrote them. Money in cents. */
export const billLines = pgTable(
  'bill_lines',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    billDate: date('bill_date', { mode: 'string' }).notNull(),
    billNumber: text('bill_number').notNull(),
    /** Its place on the bill. */
    lineNumber: integer('line_number').notNull(),
    description: text('description').notNull(),
    lineAmount: bigint('line_cents', { mode: 'number' }).notNull(),
    quantity: numeric('quantity', { precision: 14, scale: 3 }),
    unit: text('unit'),
    /** Dollars for one of the quantity. */
    rate: numeric('rate', { precision: 14, scale: 8 }),
    /** Of which of the account's services, in the billing system's word; empty: of the bill as a whole. */
    service: text('service').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.billDate, table.billNumber, table.lineNumber] })],
);

/** Payments that the billing system has posted. `transNo` names the portal payment that it confirms. Money in cents. */
export const postedPayments = pgTable(
  'posted_payments',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    paymentDate: date('payment_date', { mode: 'string' }).notNull(),
    paymentId: text('payment_id').notNull(),
    paymentAmount: bigint('payment_cents', { mode: 'number' }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    transNo: text('trans_no'),
    arrivedAt: instant('arrived_at').notNull().defaultNow(),
    /** The instant of the billing system's at which it was first known. */
    asOf: instant('as_of').notNull().default(sql`'epoch'`),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.paymentDate, table.paymentId] }),
    index('posted_payments_by_arrival').on(table.arrivedAt),
    index('posted_payments_by_number').on(table.transNo).where(sql`trans_no is not null`),
  ],
);
