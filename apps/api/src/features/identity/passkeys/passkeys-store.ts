import { wentBack } from '@rochdale/domain/identity/passkeys/passkeys';
import { and, asc, count, eq, gt, isNull, lt, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { passkeyChallenges, passkeys } from '../../../tables/passkeys.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Whose passkeys are meant. */
export interface PasskeyOwner {
  readonly kind: Passkey['ownerKind'];
  readonly id: string;
}
/** Whose passkey is asked for: one owner's, or that of whoever of a kind signs in. */
export interface Whose {
  readonly kind: Passkey['ownerKind'];
  readonly id?: string;
}
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

const isOf = ({ kind, id }: PasskeyOwner) => and(eq(passkeys.ownerKind, kind), eq(passkeys.ownerId, id));

export const passkeysOf = (db: Executor, owner: PasskeyOwner): Promise<Passkey[]> =>
  db.select().from(passkeys).where(isOf(owner)).orderBy(asc(passkeys.createdAt));

export async function findPasskey(db: Executor, passkeyId: string): Promise<Passkey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.passkeyId, passkeyId));
  return found;
}

/** Keeps a passkey; false when it is there already. */
export async function addPasskey(tx: Executor, passkey: Passkey): Promise<boolean> {
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.passkeyId });
  return added.length > 0;
}

/** Removes one passkey of an owner, or all; answers how many. */
export async function removePasskeys(tx: Executor, owner: PasskeyOwner, passkeyId?: string): Promise<number> {
  const which = passkeyId === undefined ? isOf(owner) : and(isOf(owner), eq(passkeys.passkeyId, passkeyId));
  return (await tx.delete(passkeys).where(which).returning({ id: passkeys.passkeyId })).length;
}

/** Removes all passkeys of an owner but those that are to stay; answers how many went. */
export async function keepPasskeysAlone(tx: Executor, owner: PasskeyOwner, kept: readonly string[]): Promise<number> {
  const others = notInArray(passkeys.passkeyId, [...kept]);
  return (
    await tx
      .delete(passkeys)
      .where(and(isOf(owner), others))
      .returning({ id: passkeys.passkeyId })
  ).length;
}

/** Gives an owner's passkey another name; false when the owner has none such. */
export async function renamePasskey(
  db: Executor,
  owner: PasskeyOwner,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(isOf(owner), eq(passkeys.passkeyId, passkeyId)))
    .returning({ id: passkeys.passkeyId });
  return renamed.length > 0;
}

/** How a use stands beside the passkey's uses before. */
export type PasskeyUse = 'forward' | 'back';

/**
 * Notes a use and answers whether its counter went back. Of uses at once each is held against the one before it; undefined
 * when the passkey has gone meanwhile. A member's counts on from there; one of staff's that went back is not taken, so that
 * it goes back the next time too (office-188).
 */
export async function usePasskey(tx: Transaction, shown: Passkey, now: Date): Promise<PasskeyUse | undefined> {
  const { passkeyId, counter } = shown;
  const isIt = eq(passkeys.passkeyId, passkeyId);
  const [kept] = await tx.select({ counter: passkeys.counter }).from(passkeys).where(isIt).for('update');
  if (!kept) return undefined;
  const use = wentBack(kept.counter, counter) ? 'back' : 'forward';
  if (use === 'forward' || shown.ownerKind === 'member')
    await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(isIt);
  return use;
}

/** For which sites passkeys of a kind were made, and how many for each. */
export async function passkeySites(
  db: Executor,
  kind: PasskeyOwner['kind'],
): Promise<{ readonly rpId: string | null; readonly count: number }[]> {
  return db
    .select({ rpId: passkeys.rpId, count: count() })
    .from(passkeys)
    .where(eq(passkeys.ownerKind, kind))
    .groupBy(passkeys.rpId);
}

export async function addChallenge(db: Executor, challenge: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Takes a challenge: it is there once, for its purpose, its owner, and whoever asked for it. */
export async function takeChallenge(
  db: Executor,
  asked: { hash: Buffer; purpose: ChallengePurpose; whose: Whose; askedBy: Buffer | undefined; now: Date },
): Promise<boolean> {
  const { hash, purpose, whose, askedBy, now } = asked;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hash),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.ownerKind, whose.kind),
        whose.id === undefined ? isNull(passkeyChallenges.ownerId) : eq(passkeyChallenges.ownerId, whose.id),
        askedBy === undefined ? isNull(passkeyChallenges.askedBy) : eq(passkeyChallenges.askedBy, askedBy),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

/** Forgets challenges that nobody has answered in time. */
export async function forgetChallengesEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before));
}
