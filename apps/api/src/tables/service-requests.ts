import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/**
 * Work that was asked for, here or at the office. What was asked for here goes to the billing system by its number;
 * what comes back under that number replaces what is told of it.
 */
export const serviceOrders = pgTable(
  'service_orders',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    soNumber: text('so_number').notNull(),
    description: text('description').notNull(),
    creation: date('creation', { mode: 'string' }).notNull(),
    /** The co-op's own word for how far its review is; null until it has said one. */
    reviewed: text('reviewed'),
    /** What only a request that was made here has. */
    workType: text('work_type'),
    comments: text('comments'),
    phone: text('phone'),
    memberNumber: text('member_number'),
    submittedAt: instant('submitted_at'),
    /** The file that took it to the billing system. */
    exportNumber: integer('export_number'),
    /** When the billing link took it over: no file takes it. */
    linkedAt: instant('linked_at'),
    /** What somebody of the office has answered; what is refused no file takes. */
    answer: text('answer', { enum: queueAnswers }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.soNumber] }),
    index('service_orders_untaken')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} is not null and ${table.exportNumber} is null and ${table.linkedAt} is null`),
    uniqueIndex('service_orders_own_number').on(table.soNumber).where(sql`${table.submittedAt} is not null`),
    index('service_orders_open').on(table.submittedAt).where(sql`submitted_at is not null and answer is null`),
  ],
);
