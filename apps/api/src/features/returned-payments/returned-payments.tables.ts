import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What banks and payment companies sent back, as the billing office imports it. */
export const returnedPayments = pgTable('returned_payments', {
  /** The number of the payment, or the trace number of its entry in a bank file. */
  reference: text('reference').primaryKey(),
  /** `R01`, or what the payment company calls it. */
  returnCode: text('return_code').notNull(),
  returnedOn: date('returned_on', { mode: 'string' }).notNull(),
  /** When the portal took it into account. */
  handledAt: instant('handled_at'),
});
