import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { knownDevices } from './sign-in.tables.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A name for the browser that holds this token, when it has signed in to this login before. */
export async function findDevice(
  db: Executor,
  loginKey: string,
  token: string | undefined,
): Promise<string | undefined> {
  const deviceHash = hashOf(token ?? '');
  const [found] = await db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.loginKey, loginKey), eq(knownDevices.deviceHash, deviceHash)));
  return found?.hash.toString('base64url');
}

/** Remembers a browser and answers the token it is to keep: its own, or a new one. */
export async function rememberDevice(
  db: Executor,
  loginKey: string,
  token: string | undefined,
  now: Date,
): Promise<string> {
  const kept = token ?? randomBytes(32).toString('base64url');
  await db
    .insert(knownDevices)
    .values({ loginKey, deviceHash: hashOf(kept), firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.loginKey, knownDevices.deviceHash], set: { lastSeenAt: now } });
  return kept;
}

/**
 * Forgets every browser of a login: whoever knew the old password starts as a stranger. The one that keeps this token
 * stays known.
 */
export async function forgetDevices(db: Executor, loginKey: string, exceptToken?: string): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(knownDevices.deviceHash, hashOf(exceptToken));
  await db.delete(knownDevices).where(and(eq(knownDevices.loginKey, loginKey), others));
}
