import type { StoredMethod } from '@rochdale/contract/hosted-payment/wire';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** One requisition: a payment from its initiation to its posting (paying-33). Money in cents. */
export const requisitions = pgTable(
  'requisitions',
  {
    transNo: text('trans_no').primaryKey(),
    /** Where it came from: a hosted page's return address, or a plan that was carried out on its day. */
    flow: text('flow', {
      enum: [
        'quick-pay',
        'member',
        'drafts',
        'schedule',
        'payment-profile',
        'auto-pay',
        'draft',
        'scheduled-payment',
        'top-up',
      ],
    }).notNull(),
    /** `store`: the page takes nothing and keeps a way of paying. */
    purpose: text('purpose', { enum: ['payment', 'store'] })
      .notNull()
      .default('payment'),
    state: text('state', {
      enum: ['initiated', 'presented', 'approved', 'posted', 'cancelled', 'declined', 'expired'],
    }).notNull(),
    memberNumber: text('member_number').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** Equal open initiations are one requisition. */
    fingerprint: text('fingerprint').notNull(),
    fee: bigint('fee_cents', { mode: 'number' }),
    paymentType: text('payment_type', { enum: ['cc', 'echeck'] }),
    reference: text('reference'),
    lastFour: text('last_four'),
    confirmationNumber: text('confirmation_number'),
    gatewayMessage: text('gateway_message'),
    /** What the payment company kept. */
    storedMethod: jsonb('stored_method').$type<StoredMethod>(),
    /** What is to be done with it, in the words of the flow; checked when it is read. */
    intent: jsonb('intent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the hosted page stops taking it. */
    expiresAt: instant('expires_at').notNull(),
    approvedAt: instant('approved_at'),
    /** When the payment company took the money, by its own clock. */
    chargedAt: instant('charged_at'),
    /** When the payment company is asked next how it stands; null: never again. */
    askAt: instant('ask_at').defaultNow(),
    /** When the company’s refunds are held against ours next: it spoke of some that we may not know. Null: not at all. */
    compareRefundsAt: instant('compare_refunds_at'),
  },
  (table) => [
    uniqueIndex('requisitions_one_open').on(table.fingerprint).where(sql`state in ('initiated', 'presented')`),
    index('requisitions_unsettled').on(table.updatedAt).where(sql`state in ('initiated', 'presented', 'approved')`),
    index('requisitions_to_ask').on(table.askAt).where(sql`ask_at is not null`),
    index('requisitions_to_compare').on(table.compareRefundsAt).where(sql`compare_refunds_at is not null`),
    index('requisitions_by_member').on(table.memberNumber, table.createdAt),
    index('requisitions_by_time').on(table.createdAt, table.transNo),
    index('requisitions_by_amount').on(table.amount, table.createdAt),
    index('requisitions_by_state').on(table.state, table.createdAt),
    index('requisitions_by_confirmation').on(table.confirmationNumber),
  ],
);

/** What of a requisition goes to which account. Money in cents. */
export const requisitionAccounts = pgTable(
  'requisition_accounts',
  {
    transNo: text('trans_no')
      .notNull()
      .references(() => requisitions.transNo),
    accountNumber: text('account_number').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transNo, table.accountNumber] }),
    index('requisition_accounts_by_account').on(table.accountNumber),
  ],
);

/**
 * Portal payments on an account. One row a requisition and account: money moves once. A payment that the bank sent
 * back has a second row, with its amount below 0. Money in cents.
 */
export const ledger = pgTable(
  'ledger',
  {
    accountNumber: text('account_number').notNull(),
    transNo: text('trans_no').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    postedAt: instant('posted_at').notNull(),
    /** When the billing system confirmed it; until then it lowers the shown balance. */
    confirmedAt: instant('confirmed_at'),
    /** The posting file that took it to the billing system. */
    exportNumber: integer('export_number'),
    /** When the billing link took it over: no posting file takes it then. */
    linkedAt: instant('linked_at'),
    /** Who books a return: the portal, by a posting file, or the billing system by itself. */
    bookedBy: text('booked_by', { enum: ['portal', 'billing'] })
      .notNull()
      .default('portal'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.transNo] }),
    index('ledger_by_time').on(table.postedAt),
    index('ledger_by_number').on(table.transNo),
    index('ledger_by_export').on(table.exportNumber),
    index('ledger_booked_back').on(table.transNo).where(sql`amount_cents < 0`),
    index('ledger_unconfirmed').on(table.transNo, table.accountNumber).where(sql`confirmed_at is null`),
  ],
);

/** Every distinct result the payment company reported; a second charge of one requisition is refunded from here. */
export const gatewayResults = pgTable(
  'gateway_results',
  {
    transNo: text('trans_no').notNull(),
    reference: text('reference').notNull(),
    status: text('status').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Set when a duplicate charge has been given back. */
    refundedAt: instant('refunded_at'),
    /** What the payment company said beside: why it declined, or sent back. */
    reason: text('reason'),
    /** A decline that every later try of the same way of paying would meet: stolen, closed. */
    isFinal: boolean('is_final').notNull().default(false),
    /** The card network's own number of the charge, or of the storing; later charges of the card rest on it. */
    networkTransactionId: text('network_transaction_id'),
    /** When the member was told of one that is not the payment's own end. */
    toldAt: instant('told_at'),
    /** It is the charge that its payment rests on: it is no stray, whatever else comes. */
    isPayment: boolean('is_payment').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.transNo, table.reference, table.status] }),
    index('gateway_results_by_time').on(table.receivedAt),
    index('gateway_results_beside').on(table.receivedAt).where(sql`status = 'approved' and not is_payment`),
  ],
);
