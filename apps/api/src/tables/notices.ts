import { noticeKinds } from '@rochdale/domain/communications/notices/notice';
import { notificationChannels } from '@rochdale/domain/communications/notifications/topics';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What was decided to be told. An account is told once of each subject of a kind, however often it is looked at. */
export const notices = pgTable(
  'notices',
  {
    noticeId: uuid('notice_id').primaryKey(),
    accountNumber: text('account_number').notNull(),
    memberNumber: text('member_number').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** A bill, a day, a day with an amount, a payment's or an outage's number; a later telling of an outage has its own (`O1 2`). */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What it tells still holds: the power is out, the money is low. */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [
    unique('notices_once').on(table.accountNumber, table.kind, table.subject),
    index('notices_by_time').on(table.createdAt),
    index('notices_open').on(table.kind, table.accountNumber).where(sql`is_open`),
  ],
);

/** Where a notice went, by which message. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    noticeId: uuid('notice_id').notNull(),
    channel: text('channel', { enum: [...notificationChannels, 'push'] }).notNull(),
    address: text('address').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Null: the receipt that was e-mailed says it already. */
    messageId: uuid('message_id').unique('notice_deliveries_by_message'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.channel, table.address] }),
    index('notice_deliveries_by_address').on(table.address, table.createdAt),
  ],
);

/** What is looked at once a day or once an hour, and was. */
export const noticeRounds = pgTable(
  'notice_rounds',
  {
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** A day, or an hour of one, on the co-op's clock. */
    period: text('period').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.period] })],
);
