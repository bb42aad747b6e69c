import { and, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { browserHash, knownSince } from '../../../platform/http/cookies/browser-cookie.ts';
import { knownDevices } from '../../../tables/sign-in.ts';

/** A name for the browser that holds this token, when it has signed in to this login lately. */
export async function findDevice(
  db: Executor,
  loginKey: string,
  token: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const isIt = and(eq(knownDevices.loginKey, loginKey), eq(knownDevices.deviceHash, browserHash(token)));
  const [found] = await db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(isIt, gt(knownDevices.lastSeenAt, knownSince(now))));
  return found?.hash.toString('base64url');
}

/** Remembers the browser that keeps this token. */
export async function rememberDevice(
  db: Executor,
  loginKey: string,
  { token, name }: { readonly token: string; readonly name: string },
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ loginKey, deviceHash: browserHash(token), firstSeenAt: now, lastSeenAt: now, browser: name })
    .onConflictDoUpdate({
      target: [knownDevices.loginKey, knownDevices.deviceHash],
      set: { lastSeenAt: now, browser: name },
    });
}

/**
 * Forgets every browser of a login: whoever knew the old password starts as a stranger. The one that keeps this token
 * stays known.
 */
export async function forgetDevices(db: Executor, loginKey: string, exceptToken?: string): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(knownDevices.deviceHash, browserHash(exceptToken));
  await db.delete(knownDevices).where(and(eq(knownDevices.loginKey, loginKey), others));
}
