import { memberMarkNames } from '@rochdale/domain/office/member-marks/member-marks';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the office knows of members' lives. A mark that was taken away is no row; the audit says that it was there. */
export const memberMarks = pgTable(
  'member_marks',
  {
    memberNumber: text('member_number').notNull(),
    mark: text('mark', { enum: memberMarkNames }).notNull(),
    /** Which account somebody moved out of; empty where a mark is of the whole member. */
    accountNumber: text('account_number').notNull().default(''),
    since: instant('since').notNull(),
    /** The last day there. */
    movedOn: date('moved_on', { mode: 'string' }),
    /** Who speaks for the estate, and where messages go instead; null: nowhere. */
    estateName: text('estate_name'),
    estateEmail: text('estate_email'),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.mark, table.accountNumber] })],
);
