import { eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { handOvers } from '../../../tables/hand-overs.ts';

type HandOver = typeof handOvers.$inferSelect;

/** Keeps a hand-over by the SHA-256 of its token. */
export async function addHandOver(tx: Executor, token: string, made: Omit<HandOver, 'tokenHash'>): Promise<void> {
  await tx.insert(handOvers).values({ tokenHash: hashOf(token), ...made });
}

/** Takes a hand-over: of many at the same time one gets it, and it is gone, whoever it was for. */
export async function takeHandOver(db: Executor, token: string, now: Date): Promise<HandOver | undefined> {
  const [taken] = await db
    .delete(handOvers)
    .where(eq(handOvers.tokenHash, hashOf(token)))
    .returning();
  return taken && taken.expiresAt > now ? taken : undefined;
}

/** Forgets hand-overs that nobody took. */
export async function forgetHandOvers(db: Executor, now: Date): Promise<void> {
  await db.delete(handOvers).where(lt(handOvers.expiresAt, now));
}
