import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { refusedKinds } from '../platform/http/refused/refused-kinds.ts';

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

/** Calls that were refused, by the hour: how many, of what kind, from which network, to what. Never who. */
export const refusedCalls = pgTable(
  'refused_calls',
  {
    hour: instant('hour').notNull(),
    kind: text('kind', { enum: refusedKinds }).notNull(),
    /** A network too large to be one household's; empty: of many. */
    network: text('network').notNull(),
    operation: text('operation').notNull(),
    calls: integer('calls').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind, table.network, table.operation] })],
);
