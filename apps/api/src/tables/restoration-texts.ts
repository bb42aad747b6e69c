import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** How an ask ended: `over` without a text, because there was nothing to tell any more. */
const endings = ['told', 'over', 'withdrawn', 'stopped', 'replaced'] as const;

/**
 * Who asked to be texted when the power is back, with what was agreed to. Kept as proof after its end, for as long as it can
 * be asked for (47 CFR 64.1200; 28 U.S.C. 1658).
 */
export const restorationTexts = pgTable(
  'restoration_texts',
  {
    askId: uuid('ask_id').primaryKey(),
    accountNumber: text('account_number').notNull(),
    memberNumber: text('member_number').notNull(),
    /** The outage that was active when it was asked. */
    outageNumber: text('outage_number').notNull(),
    /** Ten digits. */
    phone: text('phone').notNull(),
    /** What the member read and agreed to, to the letter. */
    consentText: text('consent_text').notNull(),
    /** Which edition of the text it was. */
    textVersion: text('text_version').notNull(),
    language: text('language').notNull(),
    /** The network address from which it was asked. */
    network: text('network').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When the phone was proved to be the member's; null: it waits for its code, and is told nothing. */
    provedAt: instant('proved_at'),
    /** The newest code that was sent there, and when. */
    attemptId: uuid('attempt_id'),
    codeSentAt: instant('code_sent_at'),
    endedAt: instant('ended_at'),
    ending: text('ending', { enum: endings }),
    /** The text that told it. */
    messageId: uuid('message_id'),
  },
  (table) => [
    uniqueIndex('restoration_texts_open').on(table.accountNumber).where(sql`ended_at is null`),
    index('restoration_texts_by_phone').on(table.phone, table.askedAt),
    index('restoration_texts_by_member').on(table.memberNumber, table.askedAt),
    index('restoration_texts_by_message').on(table.messageId),
  ],
);
