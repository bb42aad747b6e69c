import { isNotNull, sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { anyJson, bytes, instant } from '../platform/database/columns.ts';
import { thirdParties } from './connected-apps.ts';

/** Keys with which the co-op's other systems call the API (office-133, office-134). */
export const apiKeys = pgTable('api_keys', {
  keyId: uuid('key_id').primaryKey(),
  name: text('name').notNull(),
  permissions: text('permissions').array().notNull(),
  /** The networks from which it is good, such as `203.0.113.0/24`. */
  networks: text('networks').array().notNull(),
  endsAt: instant('ends_at').notNull(),
  madeAt: instant('made_at').notNull(),
  /** Who asked for it, and alone takes its secret; none where it was made on the server. */
  madeBy: uuid('made_by'),
  /** SHA-256 of its secret, and how that begins; none until it was taken. */
  secretHash: bytes('secret_hash').unique(),
  begins: text('begins'),
  takenAt: instant('taken_at'),
  revokedAt: instant('revoked_at'),
  lastUsedAt: instant('last_used_at'),
  lastUsedFrom: text('last_used_from'),
  /** When its secret was right and opened nothing, from where, and why. */
  refusedAt: instant('refused_at'),
  refusedFrom: text('refused_from'),
  refusedWhy: text('refused_why', { enum: ['revoked', 'ended', 'network', 'permission'] }),
});

/** Files that were given in for the importer with a key (office-136). */
export const keyUploads = pgTable(
  'key_uploads',
  {
    uploadId: uuid('upload_id').primaryKey(),
    keyId: uuid('key_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    isFull: boolean('is_full').notNull(),
    fileNames: text('file_names').array().notNull(),
    /** The files, packed and encrypted; none once the importer has had them. */
    lockedBody: bytes('locked_body'),
    state: text('state', { enum: ['waiting', 'running', 'written', 'refused', 'held', 'failed'] }).notNull(),
    endedAt: instant('ended_at'),
    rows: integer('rows').notNull().default(0),
    problemCount: integer('problem_count').notNull().default(0),
    problems: anyJson('problems').notNull().default([]),
  },
  (table) => [
    index('key_uploads_waiting').on(table.receivedAt).where(isNotNull(table.lockedBody)),
    index('key_uploads_by_key').on(table.keyId, table.receivedAt),
  ],
);

/** Addresses that are told of what happens (office-137). */
export const webhooks = pgTable('webhooks', {
  webhookId: uuid('webhook_id').primaryKey(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  withAmounts: boolean('with_amounts').notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by'),
  /** What signs, encrypted; none until it was taken, and nothing is told before. */
  lockedSecret: bytes('locked_secret'),
  /** What signs beside it while it is changed, and until when. */
  lockedOldSecret: bytes('locked_old_secret'),
  oldSecretUntil: instant('old_secret_until'),
  endedAt: instant('ended_at'),
  /** The third party that is told here, by ESPI and of new data alone; none: a system of the co-op's. */
  appId: uuid('app_id').references(() => thirdParties.appId),
  /** Since when it is told nothing, having taken nothing for a week; until somebody has it go again. */
  switchedOffAt: instant('switched_off_at'),
});

/** What addresses are told of: written in the transaction of the act, sent by the worker (office-137). */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    webhookId: uuid('webhook_id').notNull(),
    /** The same at every address. */
    eventId: uuid('event_id').notNull(),
    /** In the order in which they came about. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    event: text('event').notNull(),
    /** What it is about: events of one subject are sent one after the other. */
    subject: text('subject').notNull(),
    /** JSON, as it is signed and sent. */
    body: text('body').notNull(),
    madeAt: instant('made_at').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'given-up'] }).notNull(),
    /** Attempts that failed, since when it is tried, and when next. */
    failures: integer('failures').notNull().default(0),
    since: instant('since').notNull(),
    nextAt: instant('next_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.eventId] }),
    index('webhook_events_waiting').on(table.webhookId, table.subject, table.place).where(sql`state = 'waiting'`),
    index('webhook_events_given_up').on(table.settledAt).where(sql`state = 'given-up'`),
    index('webhook_events_by_place').on(table.webhookId, table.place),
    index('webhook_events_by_time').on(table.madeAt),
  ],
);

/** Each attempt to tell an address of an event: status and time alone, nothing of the answer (office-139). */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    attemptId: bigserial('attempt_id', { mode: 'number' }).primaryKey(),
    webhookId: uuid('webhook_id').notNull(),
    eventId: uuid('event_id').notNull(),
    at: instant('at').notNull(),
    /** None where there was no answer; then what went wrong. */
    status: integer('status'),
    problem: text('problem'),
    tookMs: integer('took_ms').notNull(),
  },
  (table) => [
    index('webhook_attempts_by_event').on(table.webhookId, table.eventId, table.attemptId),
    index('webhook_attempts_by_time').on(table.webhookId, table.at),
    index('webhook_attempts_old').on(table.at),
  ],
);
