import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/**
 * What a plan (auto pay, a draft, a scheduled payment) asks for on one day. The key lets each due day of a plan be
 * taken up once. Money in cents.
 */
export const duePayments = pgTable(
  'due_payments',
  {
    planKind: text('plan_kind', { enum: ['auto-pay', 'draft', 'scheduled-payment'] }).notNull(),
    /** The account of auto pay or a draft, the number of a scheduled payment. */
    planKey: text('plan_key').notNull(),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    memberNumber: text('member_number').notNull(),
    state: text('state', {
      enum: ['due', 'charging', 'sent', 'paid', 'retrying', 'failed', 'skipped', 'returned', 'cancelled'],
    }).notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** How often it was declined. */
    declines: integer('declines').notNull().default(0),
    /** The requisition of the latest try. */
    transNo: text('trans_no'),
    /** Nothing is tried before it. */
    tryOn: date('try_on', { mode: 'string' }).notNull(),
    /** Why it was skipped, failed or came back. */
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planKind, table.planKey, table.dueDay] }),
    uniqueIndex('due_payments_by_trans_no').on(table.transNo),
    index('due_payments_by_state').on(table.state, table.tryOn),
    index('due_payments_by_member').on(table.memberNumber, table.dueDay),
  ],
);

/** Bank files as they went out; encrypted, for they carry account numbers. */
export const achFiles = pgTable(
  'ach_files',
  {
    fileNumber: integer('file_number').primaryKey().generatedAlwaysAsIdentity(),
    /** The co-op's day on which it goes to the bank. */
    sendDay: date('send_day', { mode: 'string' }).notNull(),
    fileIdModifier: text('file_id_modifier').notNull(),
    body: bytes('body').notNull(),
    entries: integer('entries').notNull(),
    debit: bigint('debit_cents', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the co-op took it. */
    takenAt: instant('taken_at'),
  },
  (table) => [uniqueIndex('ach_files_by_day').on(table.sendDay, table.fileIdModifier)],
);

/** The entries of bank files; a returned one is found by its trace number. Money in cents. */
export const achEntries = pgTable(
  'ach_entries',
  {
    traceNumber: text('trace_number').primaryKey(),
    fileNumber: integer('file_number').notNull(),
    kind: text('kind', { enum: ['debit', 'prenote'] }).notNull(),
    accountNumber: text('account_number').notNull(),
    /** The requisition of a debit; a prenote has none. */
    transNo: text('trans_no'),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    returnCode: text('return_code'),
    returnedOn: date('returned_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('ach_entries_by_trans_no').on(table.transNo),
    index('ach_entries_by_account').on(table.accountNumber),
  ],
);
