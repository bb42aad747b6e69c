import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/** E-mails and text messages on their way out. The body is encrypted, and gone once it has been handed over. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    messageId: uuid('message_id').primaryKey(),
    channel: text('channel', { enum: ['email', 'text'] }).notNull(),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    body: bytes('body'),
    state: text('state', { enum: ['waiting', 'sent', 'kept'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [index('outgoing_messages_by_time').on(table.createdAt)],
);
