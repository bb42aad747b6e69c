import { and, asc, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { browserHash } from '../../../platform/http/cookies/browser-cookie.ts';
import { memberMarks } from '../../../tables/member-marks.ts';
import { pushSubscriptions } from '../../../tables/push.ts';
import { logins } from '../../../tables/sign-in.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** One made before the password was last replaced holds no more. */
const holds = or(isNull(logins.passwordChangedAt), gt(pushSubscriptions.madeAt, logins.passwordChangedAt));
/** Nobody is told while the login is locked, nor when its member has died. */
const isTold = and(
  holds,
  isNull(logins.lockedAt),
  sql`not exists (select from ${memberMarks} where ${memberMarks.memberNumber} = ${logins.memberNumber} and ${memberMarks.mark} = 'deceased')`,
);

/** The devices of a login that hold, the oldest first. */
export async function devicesOf(db: Executor, loginKey: string): Promise<PushSubscriptionRow[]> {
  const found = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(logins, eq(logins.loginKey, pushSubscriptions.loginKey))
    .where(and(eq(pushSubscriptions.loginKey, loginKey), holds))
    .orderBy(asc(pushSubscriptions.madeAt), asc(pushSubscriptions.subscriptionId));
  return found.map(({ device }) => device);
}

/** How many other endpoints a login has. */
export async function otherDevices(tx: Transaction, loginKey: string, endpointHash: Buffer): Promise<number> {
  const [found] = await tx
    .select({ others: count() })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.loginKey, loginKey), ne(pushSubscriptions.endpointHash, endpointHash)));
  return found?.others ?? 0;
}

/** Forgets what a replaced password has ended. */
export async function forgetEnded(tx: Transaction, loginKey: string): Promise<void> {
  await tx.execute(sql`delete from push_subscriptions using logins
    where push_subscriptions.login_key = ${loginKey} and logins.login_key = push_subscriptions.login_key
      and push_subscriptions.made_at <= logins.password_changed_at`);
}

/**
 * Keeps a browser's subscription. An endpoint that another login had is this one's from now on, under another number, so
 * that what was on its way to the other does not come. Answers its number.
 */
export async function keepSubscription(tx: Transaction, given: PushSubscriptionRow): Promise<string> {
  const { loginKey, subscriptionId, sealed, deviceHash, browser, madeAt } = given;
  const number = sql`case when ${pushSubscriptions.loginKey} = ${loginKey} then ${pushSubscriptions.subscriptionId} else ${subscriptionId}::uuid end`;
  const [kept] = await tx
    .insert(pushSubscriptions)
    .values(given)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpointHash,
      set: { subscriptionId: number, loginKey, sealed, deviceHash, browser, madeAt, lastOkAt: null },
    })
    .returning({ subscriptionId: pushSubscriptions.subscriptionId });
  return kept?.subscriptionId ?? subscriptionId;
}

/** Removes a device of a login; false when it has none such. */
export async function removeDevice(db: Executor, loginKey: string, subscriptionId: string): Promise<boolean> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.loginKey, loginKey), eq(pushSubscriptions.subscriptionId, subscriptionId)))
    .returning({ id: pushSubscriptions.subscriptionId });
  return removed.length > 0;
}

/** A browser that signs out is told no more (communications-46). */
export async function forgetBrowser(db: Executor, token: string | undefined): Promise<void> {
  if (token !== undefined)
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.deviceHash, browserHash(token)));
}

/** The devices at which some members are told, by member. */
export async function devicesToTell(
  db: Executor,
  memberNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (memberNumbers.length === 0) return new Map();
  const found = await db
    .select({ memberNumber: logins.memberNumber, subscriptionId: pushSubscriptions.subscriptionId })
    .from(pushSubscriptions)
    .innerJoin(logins, eq(logins.loginKey, pushSubscriptions.loginKey))
    .where(and(inArray(logins.memberNumber, [...memberNumbers]), isTold));
  const devices = new Map<string, string[]>();
  for (const { memberNumber, subscriptionId } of found)
    devices.set(memberNumber, [...(devices.get(memberNumber) ?? []), subscriptionId]);
  return devices;
}

/** A device, as far as it may be told now. */
export async function deviceToTell(db: Executor, subscriptionId: string): Promise<PushSubscriptionRow | undefined> {
  const [found] = await db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(logins, eq(logins.loginKey, pushSubscriptions.loginKey))
    .where(and(eq(pushSubscriptions.subscriptionId, subscriptionId), isTold));
  return found?.device;
}

/** Its push service took a message. */
export async function markReached(db: Executor, subscriptionId: string, now: Date): Promise<void> {
  await db.update(pushSubscriptions).set({ lastOkAt: now }).where(eq(pushSubscriptions.subscriptionId, subscriptionId));
}

/** The endpoint that was called is no more; one that was made anew since stays. */
export async function removeGone(db: Executor, { subscriptionId, sealed }: PushSubscriptionRow): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.subscriptionId, subscriptionId), eq(pushSubscriptions.sealed, sealed)));
}

export const allSubscriptions = (db: Executor): Promise<PushSubscriptionRow[]> => db.select().from(pushSubscriptions);

export async function resealSubscription(db: Executor, { subscriptionId }: PushSubscriptionRow, sealed: Buffer) {
  await db.update(pushSubscriptions).set({ sealed }).where(eq(pushSubscriptions.subscriptionId, subscriptionId));
}
