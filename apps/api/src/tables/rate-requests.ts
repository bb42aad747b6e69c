import type { RequestedComparison } from '@rochdale/domain/energy/what-if/rate-request';
import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** Requests to change an account to another schedule, each with the comparison that was seen (energy-86). */
export const rateRequests = pgTable(
  'rate_requests',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    requestId: uuid('request_id').notNull(),
    memberNumber: text('member_number').notNull(),
    /** The schedule that the account had then, and the one that is asked for. */
    present: text('present').notNull(),
    schedule: text('schedule').notNull(),
    comparison: jsonb('comparison').$type<RequestedComparison>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** The file that took it to the billing system, once it was approved. */
    exportNumber: integer('export_number'),
    answer: text('answer', { enum: queueAnswers }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.requestId] }),
    uniqueIndex('rate_requests_by_id').on(table.requestId),
    uniqueIndex('rate_requests_open').on(table.accountNumber, table.memberNumber).where(sql`answer is null`),
    index('rate_requests_untaken').on(table.answeredAt).where(sql`answer = 'approved' and export_number is null`),
  ],
);
