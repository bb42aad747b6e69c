import { languages } from '@rochdale/domain/texts/languages';
import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Portal logins: one a member. The key is the login id in lower case (identity-1). */
export const logins = pgTable('logins', {
  loginKey: text('login_key').primaryKey(),
  loginId: text('login_id').notNull(),
  memberNumber: text('member_number').notNull().unique(),
  email: text('email').notNull(),
  /**
   * Argon2id, PHC text form; null: another system's hash, or none, and then a link lets a password be chosen, unless it was
   * switched off.
   */
  passwordHash: text('password_hash'),
  /** When it was last replaced here: what was allowed to apps before then holds no more (identity-119); null: never. */
  passwordChangedAt: instant('password_changed_at'),
  /** Since when its owner has no password, by choice (identity-83); null: it may have one. */
  passwordOffAt: instant('password_off_at'),
  /** When a passkey was last offered after a sign-in (identity-82). */
  passkeyOfferedAt: instant('passkey_offered_at'),
  securityQuestion: text('security_question'),
  /** Argon2id of the tidied answer. */
  securityAnswerHash: text('security_answer_hash'),
  mfaEnabled: boolean('mfa_enabled').notNull().default(false),
  /** Encrypted for this login. */
  mfaSecret: bytes('mfa_secret'),
  /** The newest 30-second step whose code was used; older ones are refused (RFC 6238 §5.2). */
  mfaLastStep: bigint('mfa_last_step', { mode: 'number' }).notNull().default(0),
  lastSignedInAt: instant('last_signed_in_at'),
  /** The language that the member reads: of the first sign-in, then as chosen; null is English. */
  language: text('language', { enum: languages }),
  /** Registered here, and not signed in since: the first sign-in chooses notices (communications-38). */
  awaitsFirstNotices: boolean('awaits_first_notices').notNull().default(false),
  /** Since when the office keeps it locked, and why; null: it does not (office-72). */
  lockedAt: instant('locked_at'),
  lockReason: text('lock_reason'),
  /** When it was brought along without a password of ours (moving-in-15); null: it was registered here, or came with one. */
  broughtAt: instant('brought_at'),
  /** When its owner was sent a link to claim it (moving-in-21). */
  invitedAt: instant('invited_at'),
});

/** Hashes of passwords as other systems kept them, each until its login's first sign-in (moving-in-17). */
export const foreignHashes = pgTable('foreign_hashes', {
  loginKey: text('login_key')
    .primaryKey()
    .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
  /** Encrypted for this login. */
  locked: bytes('locked').notNull(),
  /** What a check of it costs, in a word: `bcrypt 12`. */
  cost: text('cost').notNull(),
  broughtAt: instant('brought_at').notNull(),
});

/** Browsers that have signed in before, by the SHA-256 of the token they keep. */
export const knownDevices = pgTable(
  'known_devices',
  {
    loginKey: text('login_key').notNull(),
    deviceHash: bytes('device_hash').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** What it calls itself: `Firefox · Windows`. */
    browser: text('browser').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.loginKey, table.deviceHash] })],
);

/** One-time codes for the day the phone is lost, by Argon2id of their keyed hash; by that alone where an older release made them. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    loginKey: text('login_key').notNull(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.loginKey, table.codeHash] })],
);

/** What a link lets its holder do: choose a password, begin the safe recovery, or end it after the waiting time. */
export const resetLinkKinds = ['password', 'recovery', 'waited'] as const;

/** Links to a login's own address, by the SHA-256 of their code. A used one stays, so that it is used once. */
export const resetLinks = pgTable('reset_links', {
  codeHash: bytes('code_hash').primaryKey(),
  loginKey: text('login_key').notNull(),
  kind: text('kind', { enum: resetLinkKinds }).notNull().default('password'),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
