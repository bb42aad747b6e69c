import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** Jobs of one kind in one state. */
export interface JobFigure {
  readonly name: string;
  readonly state: string;
  readonly count: number;
}

export async function jobFigures(db: Executor): Promise<JobFigure[]> {
  const { rows } = await db.execute<{ name: string; state: string; count: number }>(sql`
    select name, state::text as state, count(*)::int as count
    from pgboss.job where name not like '\\_\\_%' group by name, state`);
  return rows;
}

/** Payments under way by state; those that ended are not counted, since that would read them all. */
export async function paymentsUnderWay(db: Executor): Promise<{ readonly state: string; readonly count: number }[]> {
  const { rows } = await db.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count
    from requisitions where state in ('initiated', 'presented', 'approved') group by state`);
  return ['initiated', 'presented', 'approved'].map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0,
  }));
}
