import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Payments whose receipt was e-mailed. */
export const sentReceipts = pgTable('sent_receipts', {
  transNo: text('trans_no').primaryKey(),
  sentAt: instant('sent_at').notNull(),
});
