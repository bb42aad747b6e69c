import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Whose a passkey is: a member of staff's, by id, or a member's login's, by the login's own number. */
export const passkeyOwnerKinds = ['staff', 'member'] as const;

/** Passkeys: what they sign is held against their public key (office-43, identity-78). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the browser names it, in base64url. */
    passkeyId: text('passkey_id').primaryKey(),
    ownerKind: text('owner_kind', { enum: passkeyOwnerKinds }).notNull(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, as it counts itself; one that falls back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** The site (RP id) that it was made for; null: by a release that kept none. */
    rpId: text('rp_id'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_by_owner').on(table.ownerKind, table.ownerId)],
);

/** Challenges that a passkey is to sign, by their SHA-256; each is taken once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: bytes('challenge_hash').primaryKey(),
  purpose: text('purpose', { enum: ['register', 'sign-in', 'prove'] }).notNull(),
  ownerKind: text('owner_kind', { enum: passkeyOwnerKinds }).notNull(),
  /** Whose passkey must answer; null at sign-in, where anyone's may. */
  ownerId: text('owner_id'),
  /** The session or browser that asked, by the SHA-256 of its token; null: whichever answers. */
  askedBy: bytes('asked_by'),
  expiresAt: instant('expires_at').notNull(),
});
