import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Windows in which somebody of the office looks as a member (office-82, office-83). */
export const asMemberViews = pgTable(
  'as_member_views',
  {
    viewId: uuid('view_id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    /** The session of staff that it ends with. */
    sessionId: uuid('session_id').notNull(),
    reason: text('reason').notNull(),
    /** Whether the portal is drawn by the draft of the site, as a test member (office-174). */
    isPreview: boolean('is_preview').notNull().default(false),
    /** SHA-256 of the code, and of the token for which it was traded. */
    codeHash: bytes('code_hash').notNull().unique(),
    tokenHash: bytes('token_hash').unique(),
    codeUntil: instant('code_until').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('as_member_views_by_code_until').on(table.codeUntil)],
);

/** What a second person has agreed to: that somebody looks as a member who works here too, once (office-87). */
export const asMemberPermits = pgTable(
  'as_member_permits',
  {
    permitId: uuid('permit_id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    staffId: uuid('staff_id').notNull(),
    permitUntil: instant('permit_until').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('as_member_permits_by_staff').on(table.staffId, table.memberNumber)],
);
