import type { WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import type { WatchKind } from '@rochdale/domain/office/watches/watches';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { watchReadings } from '../../../tables/watches.ts';

/** What was read of a watch, and when. */
interface Reading {
  readonly facts: WatchFacts;
  readonly readAt: Date;
}

export async function findReading(db: Executor, kind: WatchKind): Promise<Reading | undefined> {
  const [found] = await db.select().from(watchReadings).where(eq(watchReadings.kind, kind));
  if (found === undefined) return undefined;
  const { count, oldestAt, isNever, deadline, readAt } = found;
  return { facts: { count, oldest: isNever ? 'never' : oldestAt, deadline }, readAt };
}

/** Leaves what was read in place of what was read before. */
export async function keepReading(db: Executor, kind: WatchKind, facts: WatchFacts, readAt: Date): Promise<void> {
  const { count, oldest, deadline } = facts;
  const isNever = oldest === 'never';
  const row = { count, oldestAt: oldest === 'never' ? null : oldest, isNever, deadline, readAt };
  await db
    .insert(watchReadings)
    .values({ kind, ...row })
    .onConflictDoUpdate({ target: watchReadings.kind, set: row });
}
