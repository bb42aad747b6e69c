import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { members } from './accounts.ts';

/** Where members were reached by the notices of the old system, and what they agreed to there (moving-in-42). */
export const broughtContacts = pgTable(
  'brought_contacts',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** An e-mail address in lower case, a phone as ten digits. */
    address: text('address').notNull(),
    verified: boolean('verified').notNull(),
    verifiedOn: date('verified_on', { mode: 'string' }),
    takesTexts: boolean('takes_texts').notNull(),
    takesVoice: boolean('takes_voice').notNull(),
    consentedOn: date('consented_on', { mode: 'string' }),
    /** To the letter; empty where it lies on paper. */
    consentText: text('consent_text').notNull(),
    language: text('language').notNull(),
    /** Where it comes from, in the co-op's words. */
    source: text('source').notNull(),
    /** When it became a contact here, or was one already: from then on it is its member's. */
    takenUpAt: instant('taken_up_at'),
  },
  (table) => [primaryKey({ columns: [table.memberNumber, table.kind, table.address] })],
);
