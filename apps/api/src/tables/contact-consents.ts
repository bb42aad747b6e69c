import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/**
 * What a member agreed to, to be texted or called by a machine at a phone: kept as proof after the contact is removed, for
 * as long as it can be asked for (47 CFR 64.1200; 28 U.S.C. 1658).
 */
export const contactConsents = pgTable(
  'contact_consents',
  {
    consentId: text('consent_id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    /** Ten digits. */
    phone: text('phone').notNull(),
    takesTexts: boolean('takes_texts').notNull(),
    takesVoice: boolean('takes_voice').notNull(),
    /** What the member read and agreed to, to the letter. */
    consentText: text('consent_text').notNull(),
    /** Which edition of the text it was. */
    textVersion: text('text_version').notNull(),
    language: text('language').notNull(),
    /** The network address from which it was given. */
    network: text('network').notNull(),
    givenAt: instant('given_at').notNull(),
    /** On the portal's form, in another system, or by a text that said START after one that said STOP. */
    givenBy: text('given_by', { enum: ['form', 'text', 'brought'] })
      .notNull()
      .default('form'),
    endedAt: instant('ended_at'),
    /** By a text that said STOP; else the contact was removed, or agreed to anew. */
    endedBy: text('ended_by', { enum: ['text'] }),
  },
  (table) => [
    index('contact_consents_by_member').on(table.memberNumber, table.givenAt),
    index('contact_consents_by_phone').on(table.phone),
  ],
);
