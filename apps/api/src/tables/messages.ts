import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** E-mails, text messages and calls on their way out. The body is encrypted, and gone once it has been handed over. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    messageId: uuid('message_id').primaryKey(),
    channel: text('channel', { enum: ['email', 'text', 'voice', 'push'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** The member to whom it is written; null: to nobody's membership, or by a release that kept none. */
    memberNumber: text('member_number'),
    kind: text('kind').notNull(),
    body: bytes('body'),
    /**
     * Refused: its recipient takes none, now or ever, or nobody took it in all its tries. Dropped: it was not wanted any more when its time came. Aside: it
     * waited when the backup was taken that was restored, and may have gone out since; a person decides.
     */
    state: text('state', { enum: ['waiting', 'sent', 'kept', 'refused', 'dropped', 'aside'] }).notNull(),
    /** What was said when it was refused or dropped. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    /** It is held until then. */
    notBefore: instant('not_before'),
    settledAt: instant('settled_at'),
    /** What it can be written from once more; nothing secret. Checked when it is read. */
    facts: jsonb('facts'),
    /** The message that this one is sent again for. */
    againOf: uuid('again_of'),
  },
  (table) => [
    index('outgoing_messages_by_time').on(table.createdAt),
    index('outgoing_messages_by_recipient').on(sql`lower(${table.recipient})`, table.createdAt),
    index('outgoing_messages_by_member').on(table.memberNumber, table.createdAt),
    index('outgoing_messages_unsent').on(table.createdAt).where(sql`state <> 'sent'`),
    index('outgoing_messages_again').on(table.againOf).where(sql`again_of is not null`),
    index('outgoing_messages_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
  ],
);
