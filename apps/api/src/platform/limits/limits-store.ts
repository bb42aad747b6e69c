import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { attempts } from './limits.tables.ts';

/** How many tries a key has in any stretch of so many minutes. */
export interface Limit {
  readonly key: string;
  readonly tries: number;
  readonly minutes: number;
}

/** A try that was taken, or how long to wait for the next one. */
export type Try =
  | { readonly taken: true; readonly left: number }
  | { readonly taken: false; readonly retryAfterSeconds: number };

/** The tries that still count. */
const recentOf = (limit: Limit, now: Date) =>
  sql`array(select t from unnest(${attempts.tries}) t where t > ${new Date(now.getTime() - limit.minutes * 60_000).toISOString()})`;

/**
 * Takes one try of a limit before it is evaluated, so that parallel tries can't pass together.
 * A try that turns out right is given back with `giveBackTry`.
 */
export async function takeTry(db: Executor, limit: Limit, now: Date): Promise<Try> {
  const forgetAt = new Date(now.getTime() + limit.minutes * 60_000);
  const recent = recentOf(limit, now);
  const [taken] = await db
    .insert(attempts)
    .values({ key: limit.key, tries: [now], forgetAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { tries: sql`array_append(${recent}, ${now.toISOString()}::timestamptz)`, forgetAt },
      setWhere: sql`cardinality(${recent}) < ${limit.tries}`,
    })
    .returning({ count: sql<number>`cardinality(${attempts.tries})` });
  if (taken) return { taken: true, left: limit.tries - taken.count };
  return { taken: false, retryAfterSeconds: (await secondsUntilTry(db, limit, now)) ?? 1 };
}

/** How long until a limit has a try again; undefined when it has one. Takes nothing. */
export async function secondsUntilTry(db: Executor, limit: Limit, now: Date): Promise<number | undefined> {
  const recent = recentOf(limit, now);
  const [found] = await db
    .select({ count: sql<number>`cardinality(${recent})`, oldest: sql<string>`(${recent})[1]` })
    .from(attempts)
    .where(sql`${attempts.key} = ${limit.key}`);
  if (!found || found.count < limit.tries) return undefined;
  const until = new Date(found.oldest).getTime() + limit.minutes * 60_000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/** Gives a try back: it was right, so it does not count against its owner. */
export async function giveBackTry(db: Executor, limit: Limit, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({
      tries: sql`(select coalesce(array_agg(t order by n), '{}') from unnest(${attempts.tries}) with ordinality as x(t, n)
        where n is distinct from array_position(${attempts.tries}, ${now.toISOString()}::timestamptz))`,
    })
    .where(sql`${attempts.key} = ${limit.key}`);
}
