import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { attempts } from './limits.tables.ts';

/** How many tries a key has in a window. */
export interface Limit {
  readonly key: string;
  readonly tries: number;
  readonly minutes: number;
}

/**
 * Takes one try of a limit before it is evaluated, so that parallel tries can't pass together.
 * Answers false when none is left. A try that turns out right is given back with `giveBackTry`.
 */
export async function takeTry(db: Executor, limit: Limit, now: Date): Promise<boolean> {
  const taken = await db
    .insert(attempts)
    .values({ key: limit.key, windowStart: windowOf(limit, now), count: 1 })
    .onConflictDoUpdate({
      target: [attempts.key, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
      setWhere: lt(attempts.count, limit.tries),
    })
    .returning({ count: attempts.count });
  return taken.length > 0;
}

/** Gives a try back: it was right, so it does not count against its owner. */
export async function giveBackTry(db: Executor, limit: Limit, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, limit.key), eq(attempts.windowStart, windowOf(limit, now)), gt(attempts.count, 0)));
}

/** Seconds until the limit's window ends. */
export function secondsUntilNextWindow(limit: Limit, now: Date): number {
  const length = limit.minutes * 60_000;
  return Math.ceil((length - (now.getTime() % length)) / 1000);
}

function windowOf(limit: Limit, now: Date): Date {
  const length = limit.minutes * 60_000;
  return new Date(Math.floor(now.getTime() / length) * length);
}
