import {
  announcementStates,
  announcementTopics,
  recipientStates,
} from '@rochdale/domain/communications/announcements/announcement';
import { notificationChannels } from '@rochdale/domain/communications/notifications/topics';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the co-op tells many members in its own words (office-145). */
export const announcements = pgTable(
  'announcements',
  {
    announcementId: uuid('announcement_id').primaryKey(),
    topic: text('topic', { enum: announcementTopics }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    short: text('short').notNull(),
    /** The same in Spanish. */
    subjectEs: text('subject_es').notNull(),
    textEs: text('text_es').notNull(),
    shortEs: text('short_es').notNull(),
    /** Of which accounts the members are meant, as it was asked for; checked when it is read. Null: listed accounts. */
    segment: jsonb('segment'),
    ways: text('ways', { enum: notificationChannels }).array().notNull(),
    state: text('state', { enum: announcementStates }).notNull(),
    /** Nobody is told once this outage is over, or has left their place; null: it hangs on none. */
    outageNumber: text('outage_number'),
    /** The last account whose recipients were written; empty: none yet. */
    filledUpTo: text('filled_up_to').notNull().default(''),
    /** When the last recipients were written; null: there are more. */
    filledAt: instant('filled_at'),
    /** It does not begin before. */
    notBefore: instant('not_before'),
    madeAt: instant('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    /** When it came to its state, and who saw to it; the worker, where it is done. */
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    index('announcements_by_time').on(table.madeAt),
    index('announcements_under_way').on(table.madeAt).where(sql`state in ('ready', 'sending', 'stopped')`),
    index('announcements_by_outage').on(table.outageNumber),
  ],
);

/** The accounts whose members an announcement is for, with whose they were when it was made. */
export const announcementAccounts = pgTable(
  'announcement_accounts',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.announcementId, { onDelete: 'cascade' }),
    accountNumber: text('account_number').notNull(),
    memberNumber: text('member_number').notNull(),
    /** Whether some way leads to its member; null: nobody has looked. */
    isReached: boolean('is_reached'),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.accountNumber] })],
);

/** Where an announcement goes: an address once, however many accounts lead to it. */
export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.announcementId, { onDelete: 'cascade' }),
    channel: text('channel', { enum: notificationChannels }).notNull(),
    /** An e-mail address in lower case, or ten digits. */
    address: text('address').notNull(),
    memberNumber: text('member_number').notNull(),
    /** The accounts for which it is told there; none: it is due no longer. */
    accountNumbers: text('account_numbers').array().notNull(),
    /** The number that its message has, or will have. */
    messageId: uuid('message_id').notNull().unique('announcement_recipients_by_message').defaultRandom(),
    state: text('state', { enum: recipientStates }).notNull().default('waiting'),
    /** What was said when it was refused or dropped. */
    reason: text('reason'),
    writtenAt: instant('written_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.channel, table.address] }),
    index('announcement_recipients_waiting').on(table.announcementId, table.messageId).where(sql`state = 'waiting'`),
    index('announcement_recipients_dropped').on(table.announcementId).where(sql`state = 'dropped'`),
    index('announcement_recipients_written').on(table.announcementId).where(sql`state = 'written'`),
    index('announcement_recipients_by_address').on(table.address),
    index('announcement_recipients_by_time').on(table.writtenAt),
  ],
);
