import type { Executor } from '../database/database.ts';
import { type Refusal, tooManyTries } from '../http/refusal.ts';
import { giveBackTry, type Limit, takeTry } from './limits-store.ts';

/**
 * Takes a try of each limit, or refuses with 429 and the time to wait, in `tooMany`'s words. Answers how many tries are left
 * of the tightest, and the way to give them back.
 */
export async function takeTries(
  db: Executor,
  limits: readonly Limit[],
  now: Date,
  tooMany: (retryAfterSeconds: number) => Refusal = tooManyTries,
): Promise<{ readonly left: number; giveBack(): Promise<void> }> {
  let left = Number.POSITIVE_INFINITY;
  for (const limit of limits) {
    const result = await takeTry(db, limit, now);
    if (!result.taken) throw tooMany(result.retryAfterSeconds);
    left = Math.min(left, result.left);
  }
  return {
    left,
    giveBack: async () => {
      for (const limit of limits) await giveBackTry(db, limit, now);
    },
  };
}
