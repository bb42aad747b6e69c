import { eq, inArray, like, or, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once.ts';
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
const recentSince = (since: Placeholder) =>
  sql`array(select t from unnest(${attempts.tries}) t where t > ${since}::timestamptz)`;

const take = builtOnce(['key', 'now', 'since', 'forgetAt', 'tries'], (db, { key, now, since, forgetAt, tries }) =>
  db
    .insert(attempts)
    .values({ key, tries: sql`array[${now}::timestamptz]`, forgetAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { tries: sql`array_append(${recentSince(since)}, ${now}::timestamptz)`, forgetAt: sql`excluded.forget_at` },
      setWhere: sql`cardinality(${recentSince(since)}) < ${tries}`,
    })
    .returning({ count: sql<number>`cardinality(${attempts.tries})` }),
);

const spent = builtOnce(['key', 'since'], (db, { key, since }) =>
  db
    .select({
      count: sql<number>`cardinality(${recentSince(since)})`,
      oldest: sql<string>`(${recentSince(since)})[1]`,
    })
    .from(attempts)
    .where(eq(attempts.key, key)),
);

const giveBack = builtOnce(['key', 'at'], (db, { key, at }) =>
  db
    .update(attempts)
    .set({
      tries: sql`(select coalesce(array_agg(t order by n), '{}') from unnest(${attempts.tries}) with ordinality as x(t, n)
        where n is distinct from array_position(${attempts.tries}, ${at}::timestamptz))`,
    })
    .where(eq(attempts.key, key)),
);

/** When the stretch of a limit began. */
const sinceOf = ({ minutes }: Limit, now: Date): string => new Date(now.getTime() - minutes * 60_000).toISOString();

/**
 * Takes one try of a limit before it is evaluated, so that parallel tries can't pass together.
 * A try that turns out right is given back with `giveBackTry`.
 */
export async function takeTry(db: Executor, limit: Limit, now: Date): Promise<Try> {
  const { key, tries, minutes } = limit;
  const forgetAt = new Date(now.getTime() + minutes * 60_000);
  const [taken] = await take(db, { key, now: now.toISOString(), since: sinceOf(limit, now), forgetAt, tries });
  if (taken) return { taken: true, left: tries - taken.count };
  return { taken: false, retryAfterSeconds: (await secondsUntilTry(db, limit, now)) ?? 1 };
}

/** How many tries of a limit still count. */
export async function triesTaken(db: Executor, limit: Limit, now: Date): Promise<number> {
  const [found] = await spent(db, { key: limit.key, since: sinceOf(limit, now) });
  return found?.count ?? 0;
}

/** How long until a limit has a try again; undefined when it has one. Takes nothing. */
export async function secondsUntilTry(db: Executor, limit: Limit, now: Date): Promise<number | undefined> {
  const [found] = await spent(db, { key: limit.key, since: sinceOf(limit, now) });
  if (!found || found.count < limit.tries) return undefined;
  const until = new Date(found.oldest).getTime() + limit.minutes * 60_000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/** Gives a try back: it was right, so it does not count against its owner. */
export async function giveBackTry(db: Executor, { key }: Limit, now: Date): Promise<void> {
  await giveBack(db, { key, at: now.toISOString() });
}

/** Forgets every try of keys, and of those that a pattern of SQL's fits. */
export async function forgetTries(db: Executor, keys: readonly string[], pattern: string): Promise<void> {
  await db.delete(attempts).where(or(inArray(attempts.key, [...keys]), like(attempts.key, pattern)));
}
