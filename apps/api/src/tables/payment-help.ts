import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import type { HelpPart } from '@rochdale/domain/paying/payment-help/help-offers';
import { helpGrantors, helpKinds } from '@rochdale/domain/paying/payment-help/help-settings';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/** More time, or smaller parts, that a member asked for (paying-86). Money in cents. */
export const paymentHelp = pgTable(
  'payment_help',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    helpNumber: text('help_number').notNull(),
    memberNumber: text('member_number').notNull(),
    kind: text('kind', { enum: helpKinds }).notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    parts: jsonb('parts').$type<readonly HelpPart[]>().notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Who grants it by the co-op's rules; a person of the office always may. */
    grantor: text('grantor', { enum: helpGrantors }).notNull(),
    /** The co-op's day on which it was asked for. */
    askedOn: date('asked_on', { mode: 'string' }).notNull(),
    askedAt: instant('asked_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    /** The file that took it to the billing system. */
    exportNumber: integer('export_number'),
    /** When the billing link took it over: no file takes it. */
    linkedAt: instant('linked_at'),
    answer: text('answer', { enum: queueAnswers }),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by', { enum: helpGrantors }),
    /** When the billing system's answer over the link was taken: it counts once. */
    heardAt: instant('heard_at'),
    /** Since when the billing system's books say otherwise. */
    contradictedAt: instant('contradicted_at'),
    /** Its last day has passed, or the account has changed hands: another may be asked for. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.helpNumber] }),
    uniqueIndex('payment_help_number').on(table.helpNumber),
    uniqueIndex('payment_help_one_open')
      .on(table.accountNumber)
      .where(sql`${table.endedAt} is null and ${table.answer} is distinct from 'refused'`),
    index('payment_help_unanswered').on(table.askedAt).where(sql`answer is null`),
  ],
);

/** What an agency has promised to pay on an account, as the office recorded it (paying-91). Money in cents. */
export const pledges = pgTable(
  'pledges',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    pledgeId: uuid('pledge_id').notNull(),
    memberNumber: text('member_number').notNull(),
    agency: text('agency').notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** What became of it; null: it is awaited. */
    outcome: text('outcome', { enum: ['paid', 'withdrawn'] }),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.pledgeId] }),
    index('pledges_awaited').on(table.untilDay).where(sql`outcome is null`),
  ],
);
