import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/**
 * What a member agreed to, to be paid without them: of one plan, one member and one way of paying, kept as proof until two
 * years after its end (Nacha Operating Rules, 2.3.2; Regulation E, 12 CFR 1005.10).
 */
export const authorizations = pgTable(
  'authorizations',
  {
    authorizationId: text('authorization_id').primaryKey(),
    planKind: text('plan_kind', { enum: ['auto-pay', 'draft', 'scheduled-payment', 'top-up'] }).notNull(),
    /** The account of auto pay, a draft or a top-up, the number of a scheduled payment. */
    planKey: text('plan_key').notNull(),
    memberNumber: text('member_number').notNull(),
    /** How it was given. */
    way: text('way', { enum: ['web', 'paper', 'office'] }).notNull(),
    /** What the member read and agreed to, to the letter; empty where it lies on paper. */
    consentText: text('consent_text').notNull(),
    /** Which edition of the text it was. */
    textVersion: text('text_version').notNull(),
    language: text('language').notNull(),
    /** The network address from which it was given; null where none is known. */
    network: text('network'),
    /** What is charged, as the member reads it: `Visa ending in 1111`. */
    method: text('method').notNull(),
    givenAt: instant('given_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why it ended: the member, the bank's return code, the account's new holder, the office. */
    endReason: text('end_reason'),
    /** When whoever must know of its end was told. */
    endToldAt: instant('end_told_at'),
  },
  (table) => [
    index('authorizations_by_member').on(table.memberNumber, table.givenAt),
    index('authorizations_by_plan').on(table.planKind, table.planKey),
    index('authorizations_untold').on(table.endedAt).where(sql`ended_at is not null and end_told_at is null`),
  ],
);
