import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What members agreed to have without paper, each with the words that stood beside the box, and until when. */
export const paperConsents = pgTable(
  'paper_consents',
  {
    consentId: uuid('consent_id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    /** Empty: the whole membership. */
    accountNumber: text('account_number').notNull(),
    about: text('about', { enum: ['bills', 'other'] }).notNull(),
    /** What the member read and agreed to, to the letter. */
    consentText: text('consent_text').notNull(),
    /** Which edition of the text it was. */
    textVersion: text('text_version').notNull(),
    language: text('language').notNull(),
    /** The network address from which it was given. */
    network: text('network').notNull(),
    givenAt: instant('given_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('paper_consents_by_member').on(table.memberNumber, table.givenAt),
    uniqueIndex('paper_consents_standing')
      .on(table.memberNumber, table.accountNumber, table.about)
      .where(sql`ended_at is null`),
  ],
);
