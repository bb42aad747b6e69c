import type pg from 'pg';

type Pool = Pick<pg.Pool, 'query'>;

/** How the queue asks the database. */
export const statementsOn = (pool: Pool) => ({
  executeSql: (text: string, values: unknown[]) => pool.query(text, values),
});

/** A job that somebody took up. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
}

/** Says of jobs under way that they still are: when they began counts as now. */
export async function touchJobs(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query("update pgboss.job set started_on = now() where state = 'active' and id = any($1::uuid[])", [ids]);
}

/**
 * Jobs that were taken up by a process that is gone are to be done again at once, where their kind is tried again.
 * Answers those that are not.
 */
export async function giveBackJobs(pool: Pool, silentSeconds: number): Promise<TakenJob[]> {
  const silent = "state = 'active' and started_on < now() - make_interval(secs => $1)";
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where ${silent} and retry_count < retry_limit and policy = 'standard'`,
    [silentSeconds],
  );
  const { rows } = await pool.query<TakenJob>(`select id, name from pgboss.job where ${silent}`, [silentSeconds]);
  return rows;
}

/** Jobs of a kind that wait for another try have it now; it is not counted among their tries. */
export async function hastenJobs(pool: Pool, name: string): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now(), retry_count = greatest(retry_count - 1, 0)
     where name = $1 and state = 'retry' and start_after > now()`,
    [name],
  );
}
