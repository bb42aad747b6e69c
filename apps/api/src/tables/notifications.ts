import { thresholdUnits } from '@rochdale/domain/communications/notifications/thresholds';
import {
  choosers,
  notificationChannels,
  notificationTopics,
} from '@rochdale/domain/communications/notifications/topics';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Where a member is reached: e-mail addresses in lower case, phones as ten digits. A code proves that they are reached. */
export const notificationContacts = pgTable(
  'notification_contacts',
  {
    memberNumber: text('member_number').notNull(),
    contactId: uuid('contact_id').notNull(),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    address: text('address').notNull(),
    takesTexts: boolean('takes_texts').notNull().default(false),
    takesVoice: boolean('takes_voice').notNull().default(false),
    /** Null until a code came back; nothing else is sent before. */
    verifiedAt: instant('verified_at'),
    /** The newest code that was sent there. */
    attemptId: uuid('attempt_id'),
    /** Since when whoever brings messages could not bring them there, and what was said; null: they arrive. */
    undeliverableAt: instant('undeliverable_at'),
    undeliverableReason: text('undeliverable_reason'),
    /** The address of the member's login stays here when it is removed, so that it does not come back by itself. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberNumber, table.contactId] }),
    unique('notification_contacts_address').on(table.memberNumber, table.kind, table.address),
    index('notification_contacts_by_address').on(table.address),
    index('notification_contacts_unreached').on(table.undeliverableAt).where(sql`undeliverable_at is not null`),
  ],
);

/** What goes, and how: a row for each channel of a topic that was chosen for an account. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    /** Who chose; a later member of the account has not. */
    memberNumber: text('member_number').notNull(),
    accountNumber: text('account_number').notNull(),
    topic: text('topic', { enum: notificationTopics }).notNull(),
    channel: text('channel', { enum: notificationChannels }).notNull(),
    /** What happened before it is not told. */
    chosenAt: instant('chosen_at').notNull(),
    /** The portal chooses by e-mail alone; what the member saved since is the member's. */
    chosenBy: text('chosen_by', { enum: choosers }).notNull().default('member'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.topic, table.channel] }),
    index('notification_choices_by_topic').on(table.topic, table.accountNumber),
  ],
);

const thresholdTopics = Object.keys(thresholdUnits) as [keyof typeof thresholdUnits];

/** The lines that members drew themselves; a whole number in the unit of its topic. */
export const notificationThresholds = pgTable(
  'notification_thresholds',
  {
    memberNumber: text('member_number').notNull(),
    accountNumber: text('account_number').notNull(),
    topic: text('topic', { enum: thresholdTopics }).notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.topic] })],
);

/** Phones that answered STOP: to the notices of one topic, and to no other. */
export const textStops = pgTable(
  'text_stops',
  {
    address: text('address').notNull(),
    topic: text('topic', { enum: notificationTopics }).notNull(),
    stoppedAt: instant('stopped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.topic] })],
);
