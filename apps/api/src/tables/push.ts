import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';
import { logins } from './sign-in.ts';

/** Browsers at which a login has its notices (communications-44). One endpoint is of one login. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    subscriptionId: uuid('subscription_id').primaryKey(),
    loginKey: text('login_key')
      .notNull()
      .references(() => logins.loginKey, { onUpdate: 'cascade', onDelete: 'cascade' }),
    /** SHA-256 of the endpoint. */
    endpointHash: bytes('endpoint_hash').notNull().unique('push_subscriptions_by_endpoint'),
    /** The endpoint and the browser's keys, encrypted for the endpoint's hash: whoever has them can write to the device. */
    sealed: bytes('sealed').notNull(),
    /** The browser that it was made in, by the SHA-256 of the token it keeps; null: it keeps none. Sign-out there ends it. */
    deviceHash: bytes('device_hash'),
    /** What it calls itself: `Firefox · Windows`. */
    browser: text('browser').notNull(),
    madeAt: instant('made_at').notNull(),
    /** When its push service last took a message. */
    lastOkAt: instant('last_ok_at'),
  },
  (table) => [
    index('push_subscriptions_by_login').on(table.loginKey),
    index('push_subscriptions_by_browser').on(table.deviceHash),
  ],
);

/** The co-op's key pair by which push services know it (RFC 8292). One row, made on first need; devices are bound to it. */
export const pushKeys = pgTable('push_keys', {
  /** Base64url of the uncompressed point. */
  publicKey: text('public_key').primaryKey(),
  /** The private key, encrypted for the public one. */
  sealed: bytes('sealed').notNull(),
  madeAt: instant('made_at').notNull(),
});
