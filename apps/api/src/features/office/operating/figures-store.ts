import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** Jobs of one kind in one state. */
export interface JobFigure {
  readonly name: string;
  readonly state: string;
  readonly count: number;
  /** How long the oldest has been due, in seconds; 0 where none is. */
  readonly oldestSeconds: number;
}

export async function jobFigures(db: Executor): Promise<JobFigure[]> {
  const { rows } = await db.execute<{ name: string; state: string; count: number; oldest: number }>(sql`
    select name, state::text as state, count(*)::int as count,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest
    from pgboss.job where name not like '\\_\\_%' group by name, state`);
  return rows.map(({ oldest, ...row }) => ({ ...row, oldestSeconds: oldest }));
}

/** Things that wait to be settled, and how long the oldest has waited. */
export interface WaitingFigure {
  readonly state: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Messages of the last week that nobody has taken and whose time has come: one held over the night waits since its morning. */
export async function waitingMessages(db: Executor): Promise<WaitingFigure> {
  const { rows } = await db.execute<{ count: number; oldest: number }>(sql`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(coalesce(not_before, created_at))), 0)::float8 as oldest
    from outgoing_messages where state = 'waiting' and created_at > now() - interval '7 days'
      and coalesce(not_before, created_at) <= now()`);
  return { state: 'waiting', count: rows[0]?.count ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 };
}

/** Payments under way; those that ended are not counted, since that would read them all. */
export async function paymentsUnderWay(db: Executor): Promise<WaitingFigure[]> {
  const { rows } = await db.execute<{ state: string; count: number; oldest: number }>(sql`
    select state, count(*)::int as count, extract(epoch from now() - min(updated_at))::float8 as oldest
    from requisitions where state in ('initiated', 'presented', 'approved') group by state`);
  const states = ['initiated', 'presented', 'approved'];
  return states.map((state) => {
    const found = rows.find((row) => row.state === state);
    return { state, count: found?.count ?? 0, oldestSeconds: found?.oldest ?? 0 };
  });
}
