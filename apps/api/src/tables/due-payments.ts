import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/**
 * What a plan (auto pay, a draft, a scheduled payment, a top-up) asks for on one day. The key lets each due day of a plan be
 * taken up once. Money in cents.
 */
export const duePayments = pgTable(
  'due_payments',
  {
    planKind: text('plan_kind', { enum: ['auto-pay', 'draft', 'scheduled-payment', 'top-up'] }).notNull(),
    /** The account of auto pay, a draft or a top-up, the number of a scheduled payment. */
    planKey: text('plan_key').notNull(),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    memberNumber: text('member_number').notNull(),
    /** The authorization under which it was taken up: another member, bank account or card is another. */
    authorizationId: text('authorization_id'),
    state: text('state', {
      enum: ['due', 'charging', 'sent', 'paid', 'retrying', 'failed', 'skipped', 'returned', 'cancelled'],
    }).notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** How often it was declined. */
    declines: integer('declines').notNull().default(0),
    /** The requisition of the latest try. */
    transNo: text('trans_no'),
    /** The payment company's token that the latest try was asked of. */
    token: text('token'),
    /** Nothing is tried before it. */
    tryOn: date('try_on', { mode: 'string' }).notNull(),
    /** Why it was skipped, failed or came back. */
    reason: text('reason'),
    /** What its member was last written that it will take, and by which message (planned-85). */
    announcedAmount: bigint('announced_cents', { mode: 'number' }),
    announcedBy: uuid('announced_by'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planKind, table.planKey, table.dueDay] }),
    uniqueIndex('due_payments_by_trans_no').on(table.transNo),
    index('due_payments_by_state').on(table.state, table.tryOn),
    index('due_payments_by_member').on(table.memberNumber, table.dueDay),
  ],
);

/** The days whose payments were begun: what fell due while nobody began any was missed. */
export const paymentDays = pgTable('payment_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  begunAt: instant('begun_at').notNull(),
});

/** By which a payment of a plan is found: the plan, and the day that it is for. */
export type DuePaymentKey = Pick<typeof duePayments.$inferSelect, 'planKind' | 'planKey' | 'dueDay'>;
