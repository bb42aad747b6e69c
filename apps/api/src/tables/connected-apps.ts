import { connectionEnders } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { appKinds, toldFacts } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { anyJson, bytes, instant } from '../platform/database/columns.ts';
import { members } from './accounts.ts';
import { logins } from './sign-in.ts';

/** Companies to which a member may give data, as the office has registered and approved them (office-190). */
export const thirdParties = pgTable('third_parties', {
  /** Its `client_id`. */
  appId: uuid('app_id').primaryKey(),
  /** A `data` client reads usage, a `sign-in` client signs members in; no client does both. */
  kind: text('kind', { enum: appKinds }).notNull(),
  name: text('name').notNull(),
  /** Its site and its privacy page, which the member is shown, and whom the office writes to. */
  siteUrl: text('site_url').notNull(),
  privacyUrl: text('privacy_url').notNull(),
  contactEmail: text('contact_email').notNull(),
  /** Where a member is sent back to: these addresses, letter by letter. */
  redirectUris: text('redirect_uris').array().notNull(),
  /** The function blocks that it may ask for. */
  functionBlocks: integer('function_blocks').array().notNull(),
  /** What it may be told of whom it signs in. */
  told: text('told', { enum: toldFacts }).array().notNull().default(sql`'{}'`),
  /** Whether its requests must be bound by PKCE. */
  requiresPkce: boolean('requires_pkce').notNull(),
  madeAt: instant('made_at').notNull(),
  /** Who asked for it, and alone takes its secret; none where it was made on the server. */
  madeBy: uuid('made_by'),
  /** SHA-256 of its secret; none until it was taken. */
  secretHash: bytes('secret_hash'),
  takenAt: instant('taken_at'),
  suspendedAt: instant('suspended_at'),
});

/** What members allowed, from their consent to its end (identity-116). */
export const connections = pgTable(
  'connections',
  {
    connectionId: uuid('connection_id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => thirdParties.appId),
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    accountNumbers: text('account_numbers').array().notNull(),
    /** The scope that was allowed, and the function blocks in it. */
    scope: text('scope').notNull(),
    functionBlocks: integer('function_blocks').array().notNull(),
    /** The first day that may be read, and the last on which it may be; null: no end. */
    since: date('since', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }),
    agreedAt: instant('agreed_at').notNull(),
    /** When the app took its first token; a consent that nobody took up is deleted. */
    takenUpAt: instant('taken_up_at'),
    lastReadAt: instant('last_read_at'),
    reads: integer('reads').notNull().default(0),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: connectionEnders }),
  },
  (table) => [
    index('connections_by_login').on(table.loginKey, table.agreedAt),
    index('connections_by_app').on(table.appId).where(sql`ended_at is null`),
  ],
);

export const oauthKinds = [
  'Interaction',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
  'ClientCredentials',
] as const;

/** Requests, codes and tokens of the authorization server, each by the SHA-256 of its text (identity-117). */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    kind: text('kind', { enum: oauthKinds }).notNull(),
    idHash: bytes('id_hash').notNull(),
    connectionId: uuid('connection_id').references(() => connections.connectionId, { onDelete: 'cascade' }),
    appId: uuid('app_id').notNull(),
    /** SHA-256 of the cookie of the browser that a request came from. */
    browserHash: bytes('browser_hash'),
    /** What the library keeps, without the text of the token. */
    payload: anyJson('payload').notNull(),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.idHash] }),
    index('oauth_tokens_by_connection').on(table.connectionId),
    index('oauth_tokens_by_end').on(table.expiresAt),
  ],
);

/**
 * What has come for a connection and its app was not told yet: noted in the transaction that wrote it, taken by the worker
 * (energy-97). It refers to nothing, so that a long import keeps no member from ending a connection.
 */
export const connectionNews = pgTable(
  'connection_news',
  {
    connectionId: uuid('connection_id').notNull(),
    /** When the transaction began that wrote it: nothing of it is said to have changed earlier. */
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.since] })],
);
/**
 * Connections that have ended and of which their app was not told yet: noted in the transaction that ended them, taken by
 * the worker (energy-99). It refers to nothing: a connection goes with its login.
 */
export const connectionEnds = pgTable('connection_ends', {
  connectionId: uuid('connection_id').primaryKey(),
  appId: uuid('app_id').notNull(),
  endedAt: instant('ended_at').notNull(),
});

/** By what an app that signs in knows a login: another at each app, and gone with the login (identity-122). */
export const signInSubjects = pgTable(
  'sign_in_subjects',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => thirdParties.appId),
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    subject: uuid('subject').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.loginKey, table.appId] })],
);

/** Keys by which the portal signs who a member is, sealed under the master key (identity-123). */
export const signingKeys = pgTable('signing_keys', {
  keyId: text('key_id').primaryKey(),
  sealed: bytes('sealed').notNull(),
  startsAt: instant('starts_at').notNull(),
  retiresAt: instant('retires_at').notNull(),
});
