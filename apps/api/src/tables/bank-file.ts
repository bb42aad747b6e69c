import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

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
    /** When two people of the office let it go, and who; null where the server’s command took it. */
    releasedAt: instant('released_at'),
    releasedBy: uuid('released_by').array(),
    /** When the co-op took it. */
    takenAt: instant('taken_at'),
    /** When the bank said that it took it. */
    acceptedAt: instant('accepted_at'),
    /** When it was given up, since nobody took it in time: its entries went on into a later file. */
    voidedAt: instant('voided_at'),
  },
  (table) => [uniqueIndex('ach_files_by_day').on(table.sendDay, table.fileIdModifier)],
);

/** The entries of bank files; a returned one is found by its trace number, the newest of that number. Money in cents. */
export const achEntries = pgTable(
  'ach_entries',
  {
    traceNumber: text('trace_number').notNull(),
    fileNumber: integer('file_number').notNull(),
    kind: text('kind', { enum: ['debit', 'prenote'] }).notNull(),
    accountNumber: text('account_number').notNull(),
    /** The authorization under which it was sent. */
    authorizationId: text('authorization_id'),
    /** The bank account it was sent to; the number encrypted for the account, like a draft's. */
    routingNumber: text('routing_number'),
    bankAccountNumber: bytes('bank_account_number'),
    /** The requisition of a debit; a prenote has none. */
    transNo: text('trans_no'),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    returnCode: text('return_code'),
    returnedOn: date('returned_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.fileNumber, table.traceNumber] }),
    index('ach_entries_by_trace').on(table.traceNumber),
    uniqueIndex('ach_entries_by_trans_no').on(table.transNo),
    index('ach_entries_by_account').on(table.accountNumber),
  ],
);

/** How far the trace numbers of each originating bank have been counted; after 9,999,999 they begin again. */
export const achSequences = pgTable('ach_sequences', {
  odfiIdentification: text('odfi_identification').primaryKey(),
  last: integer('last').notNull(),
});

/** What banks asked to be changed of the bank accounts of drafts (Nacha's notifications of change), as imported. */
export const bankChanges = pgTable(
  'bank_changes',
  {
    /** The trace number of the entry that the bank speaks of. */
    traceNumber: text('trace_number').notNull(),
    /** C01 to C13. */
    changeCode: text('change_code').notNull(),
    /** The corrected value, laid out as its change code says; encrypted for its trace number, since it may hold an account number. */
    correctedData: bytes('corrected_data').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    handledAt: instant('handled_at'),
    /** What became of it: applied, why a person must look, or that a person has made it. */
    outcome: text('outcome', { enum: ['applied', 'gone', 'unknown', 'unreadable', 'review', 'done'] }),
  },
  (table) => [primaryKey({ columns: [table.traceNumber, table.changeCode] })],
);

/** What somebody of the office decided of a draft that waited for them. */
export const draftDecisions = pgTable('draft_decisions', {
  decisionId: integer('decision_id').primaryKey().generatedAlwaysAsIdentity(),
  authorizationId: text('authorization_id').notNull(),
  accountNumber: text('account_number').notNull(),
  decision: text('decision', { enum: ['released', 'ended'] }).notNull(),
  heldAt: instant('held_at').notNull(),
  /** What the bank had said. */
  heldFor: text('held_for').notNull(),
  byWhom: text('by_whom').notNull(),
  reason: text('reason').notNull(),
  decidedAt: instant('decided_at').notNull(),
});
