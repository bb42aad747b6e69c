import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What happened to logins: who, when, from where. Never a password, a code or a secret. */
export const securityEvents = pgTable(
  'security_events',
  {
    eventId: bigserial('event_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    memberNumber: text('member_number'),
    loginKey: text('login_key'),
    /** Network address of the caller. */
    address: text('address'),
    /** What the caller's browser calls itself: `Firefox · Windows`. */
    browser: text('browser'),
    /** It was done by the login of somebody whom the member lets in. */
    byDelegate: boolean('by_delegate').notNull().default(false),
  },
  (table) => [
    index('security_events_by_member').on(table.memberNumber, table.at),
    index('security_events_by_login').on(table.loginKey, table.at).where(sql`member_number is null`),
  ],
);
