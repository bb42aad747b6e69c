import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { passkeyChallenges, passkeys } from '../../../tables/passkeys.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Whose passkeys are meant. */
export interface PasskeyOwner {
  readonly kind: Passkey['ownerKind'];
  readonly id: string;
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

/** Notes a use; false when the passkey has been used further meanwhile. */
export async function usePasskey(db: Executor, { passkeyId, counter }: Passkey, now: Date): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.passkeyId, passkeyId), or(sql`${counter} = 0`, sql`${passkeys.counter} < ${counter}`)))
    .returning({ id: passkeys.passkeyId });
  return used.length > 0;
}

export async function addChallenge(db: Executor, challenge: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Takes a challenge: it is there once, for its purpose and its owner. */
export async function takeChallenge(
  db: Executor,
  asked: { hash: Buffer; purpose: ChallengePurpose; owner: PasskeyOwner | undefined; now: Date },
): Promise<boolean> {
  const { hash, purpose, owner, now } = asked;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hash),
        eq(passkeyChallenges.purpose, purpose),
        owner === undefined
          ? isNull(passkeyChallenges.ownerId)
          : and(eq(passkeyChallenges.ownerKind, owner.kind), eq(passkeyChallenges.ownerId, owner.id)),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}
