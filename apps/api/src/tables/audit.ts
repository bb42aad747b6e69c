import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, words } from '../platform/database/columns.ts';

/** What was done in the office: written in the transaction of the act, and never changed (office-47). */
export const audit = pgTable(
  'audit',
  {
    auditId: bigserial('audit_id', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id').notNull().unique(),
    at: instant('at').notNull(),
    act: text('act').notNull(),
    staffId: uuid('staff_id'),
    /** `staff`, `command` on the server, `worker`, or an API `key`. */
    byWhom: text('by_whom').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    approvalId: uuid('approval_id'),
    /** JSON, as it was sealed. */
    facts: text('facts').notNull(),
    personalHash: bytes('personal_hash'),
    /** HMAC of all this: what SQL has added has none. */
    seal: bytes('seal').notNull(),
  },
  (table) => [
    index('audit_by_act').on(table.act, table.auditId),
    index('audit_by_staff').on(table.staffId, table.auditId),
    index('audit_by_subject').on(table.subjectId, table.auditId),
    index('audit_by_time').on(table.at),
  ],
);

/** What is personal in an entry; its hash is sealed there, so that it can be erased by rule (office-50). */
export const auditPersonal = pgTable(
  'audit_personal',
  {
    entryId: uuid('entry_id').primaryKey(),
    /** With it nobody can try words against the hash once it was erased. */
    salt: bytes('salt').notNull(),
    /** JSON, as it was hashed. */
    body: text('body').notNull(),
    /** The words of the reason, which are searched for (office-142). */
    reasonWords: words('reason_words').generatedAlwaysAs(
      sql`to_tsvector('simple', coalesce(body::jsonb ->> 'reason', ''))`,
    ),
  },
  (table) => [index('audit_personal_by_reason').using('gin', table.reasonWords)],
);

/** The chain over the entries, written by the worker alone (office-48). */
export const auditChain = pgTable('audit_chain', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  auditId: bigint('audit_id', { mode: 'number' }).notNull().unique(),
  mac: bytes('mac').notNull(),
  chainedAt: instant('chained_at').notNull(),
});

/** When the whole audit was verified, and what was found (office-144). */
export const auditVerifications = pgTable('audit_verifications', {
  verificationId: bigserial('verification_id', { mode: 'number' }).primaryKey(),
  beganAt: instant('began_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  links: integer('links').notNull(),
  faults: integer('faults').notNull(),
  unchained: integer('unchained').notNull(),
  head: text('head', { enum: ['held', 'cut', 'forged', 'none'] }).notNull(),
  /** The first of them, in words of the product's own. */
  firstFaults: text('first_faults').array().notNull(),
});
