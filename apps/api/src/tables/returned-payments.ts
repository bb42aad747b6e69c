import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What banks and payment companies sent back, as the billing office imports it. */
export const returnedPayments = pgTable('returned_payments', {
  /** The number of the payment, or the trace number of its entry in a bank file. */
  reference: text('reference').primaryKey(),
  /** `R01`, or what the payment company calls it. */
  returnCode: text('return_code').notNull(),
  returnedOn: date('returned_on', { mode: 'string' }).notNull(),
  /** When the portal took it into account. */
  handledAt: instant('handled_at'),
  /** Who says so: a file of the bank's, the payment company, or somebody of the co-op's. */
  source: text('source', { enum: ['file', 'company', 'office'] })
    .notNull()
    .default('file'),
  /** What became of it; `unknown` names no payment of ours, `review` waits for a person. */
  outcome: text('outcome', { enum: ['reversed', 'nothing', 'unknown', 'review'] }),
  /** Of the office's own: who, and why. */
  byWhom: text('by_whom'),
  note: text('note'),
  /** The instant of the billing system's that its file tells of. */
  asOf: instant('as_of'),
});
