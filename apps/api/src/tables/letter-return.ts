import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Letters about capital credits that the co-op has sent out, by the numbers that stand on them. */
export const capitalCreditLetters = pgTable(
  'capital_credit_letters',
  {
    memberNumber: text('member_number').notNull(),
    letterId: text('letter_id').notNull(),
    /** The day on which it came back on paper. */
    returnedOn: date('returned_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.letterId] })],
);

/** Letters that came back at the portal; the billing system takes them over. */
export const returnedLetters = pgTable(
  'returned_letters',
  {
    memberNumber: text('member_number').notNull(),
    letterId: text('letter_id').notNull(),
    returnedAt: instant('returned_at').notNull(),
    /** The file that took it to the billing system. */
    exportNumber: integer('export_number'),
    /** `approved`: somebody of the office has read it. */
    answer: text('answer', { enum: queueAnswers }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberNumber, table.letterId] }),
    index('returned_letters_open').on(table.returnedAt).where(sql`answer is null`),
  ],
);
