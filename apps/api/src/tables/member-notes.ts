import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What somebody of the office wrote about a member. Nothing is changed or taken away. */
export const memberNotes = pgTable(
  'member_notes',
  {
    noteId: bigserial('note_id', { mode: 'number' }).primaryKey(),
    memberNumber: text('member_number').notNull(),
    staffId: uuid('staff_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('member_notes_by_member').on(table.memberNumber, table.at)],
);
