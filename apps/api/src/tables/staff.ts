import { isNotNull, sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { anyJson, bytes, instant } from '../platform/database/columns.ts';

/** The people of the office (office-40). */
export const staff = pgTable(
  'staff',
  {
    staffId: uuid('staff_id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** Those given here, and those that the provider's groups give. */
    roles: text('roles').array().notNull(),
    groupRoles: text('group_roles').array().notNull().default(sql`'{}'`),
    /** What they may give back alone within a day, in cents. */
    refundLimit: bigint('refund_limit_cents', { mode: 'number' }).notNull().default(0),
    admittedBy: text('admitted_by', { enum: ['invitation', 'group'] }).notNull(),
    /** Who somebody is at the provider: its name, and theirs there. */
    issuer: text('issuer'),
    subject: text('subject'),
    /** SHA-256 of the code of the newest invitation; none once it was taken. */
    invitationHash: bytes('invitation_hash').unique(),
    invitationExpiresAt: instant('invitation_expires_at'),
    invitedAt: instant('invited_at').notNull(),
    joinedAt: instant('joined_at'),
    disabledAt: instant('disabled_at'),
    lastSignedInAt: instant('last_signed_in_at'),
  },
  (table) => [uniqueIndex('staff_by_subject').on(table.issuer, table.subject).where(isNotNull(table.subject))],
);

/** Who invited somebody, gave them a role, let them in again or reset them: no second person to that one for a while. */
export const staffTouches = pgTable(
  'staff_touches',
  {
    touchId: bigserial('touch_id', { mode: 'number' }).primaryKey(),
    staffId: uuid('staff_id').notNull(),
    byStaffId: uuid('by_staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('staff_touches_by_staff').on(table.staffId, table.at)],
);

/** Roles whose permissions the co-op has changed. */
export const staffRoles = pgTable('staff_roles', {
  role: text('role').primaryKey(),
  permissions: text('permissions').array().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Sessions of the office, by the SHA-256 of their cookie (office-42). */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    staffId: uuid('staff_id').notNull(),
    way: text('way', { enum: ['provider', 'local', 'passkey'] }).notNull(),
    browser: text('browser').notNull(),
    address: text('address').notNull(),
    startedAt: instant('started_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the second step was last taken; none: only that is open. */
    provedAt: instant('proved_at'),
  },
  (table) => [index('staff_sessions_by_staff').on(table.staffId, table.startedAt)],
);

/** What signs in without a provider or a passkey, and an authenticator as second step. */
export const staffCredentials = pgTable('staff_credentials', {
  staffId: uuid('staff_id').primaryKey(),
  /** Argon2id, PHC text form. */
  passwordHash: text('password_hash').notNull(),
  /** Encrypted for this person. */
  authenticatorSecret: bytes('authenticator_secret').notNull(),
  /** The newest 30-second step whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  setAt: instant('set_at').notNull(),
});

/** What was asked for and takes a second person (office-44). */
export const approvals = pgTable(
  'approvals',
  {
    approvalId: uuid('approval_id').primaryKey(),
    operation: text('operation').notNull(),
    request: anyJson('request').notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    state: text('state', { enum: ['asked', 'done', 'refused'] }).notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('approvals_by_state').on(table.state, table.askedAt)],
);

/** Which lines of the rule of two people were switched, and from when on (office-46). */
export const twoPeopleChanges = pgTable('two_people_changes', {
  changeId: bigserial('change_id', { mode: 'number' }).primaryKey(),
  line: text('line').notNull(),
  isOn: boolean('is_on').notNull(),
  from: instant('from_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** Who did; none: on the server, by the name given there. */
  byStaffId: uuid('by_staff_id'),
  byName: text('by_name').notNull(),
});
