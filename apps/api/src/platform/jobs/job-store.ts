import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from '../database/database.ts';

type Pool = Pick<pg.Pool, 'query'>;

/**
 * How the queue asks the database. A job that outlasts its queue was given back when that closed: what the queue would
 * still write of it is dropped, since nobody waits for that.
 */
export const statementsOn = (pool: Pool & Pick<pg.Pool, 'ending'>) => ({
  executeSql: async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
    pool.ending ? { rows: [{ count: 0 }] } : pool.query(text, values),
});

/** Whether a worker has ever made the queue's tables. */
export async function hasQueue(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
}

/** The kinds of jobs that were made here, each with the clock it runs by, if by any; none where no worker ever began. */
export async function knownJobs(pool: Pool): Promise<ReadonlyMap<string, string | undefined>> {
  const made = await pool.query<{ there: boolean }>("select to_regclass('pgboss.schedule') is not null as there");
  if (made.rows[0]?.there !== true) return new Map();
  const { rows } = await pool.query<{ name: string; cron: string | null }>(
    'select name, cron from pgboss.queue left join pgboss.schedule using (name)',
  );
  return new Map(rows.map(({ name, cron }) => [name, cron ?? undefined]));
}

/** A job that somebody took up. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes the indexes that the queue itself has none of: by them jobs of processes that are gone are found, and the next to
 * be done, without reading or sorting all that lies there. Partitions that come later get them too.
 */
export async function makeJobIndexes(pool: Pool): Promise<void> {
  for (const [name, on] of jobIndexes) {
    // Even one that is there would wait until nobody writes.
    const { rows } = await pool.query('select 1 where to_regclass($1) is not null', [`pgboss.${name}`]);
    if (rows.length === 0) await pool.query(`create index if not exists ${name} on pgboss.job ${on}`);
  }
}

const jobIndexes = [
  ['job_under_way', "(started_on) where state = 'active'"],
  ['job_in_turn', "(name, priority desc, created_on, id) where state < 'active'"],
  ['job_failed', "(name, completed_on) where state = 'failed'"],
] as const;

/**
 * Says of jobs under way that they still are: when they began counts as now. One that somebody has locked, to end it, is
 * left out: waiting for it could make a circle.
 */
export async function touchJobs(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update pgboss.job set started_on = now() where id in (select id from pgboss.job
       where state = 'active' and id = any($1::uuid[]) order by id for update skip locked)`,
    [ids],
  );
}

const silent = (seconds: string): string =>
  `state = 'active' and started_on < now() - make_interval(secs => ${seconds})`;

/**
 * Jobs that were taken up by a process that is gone are to be done again at once, where their kind is tried again.
 * Answers those that are not.
 */
export async function giveBackJobs(pool: Pool, silentSeconds: number): Promise<TakenJob[]> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where ${silent('$1')} and retry_count < retry_limit and policy = 'standard'`,
    [silentSeconds],
  );
  const { rows } = await pool.query<TakenJob>(`select id, name from pgboss.job where ${silent('$1')}`, [silentSeconds]);
  return rows;
}

/** Which kinds of jobs have one that is due, and whether one has lost the process that took it up. */
export async function lookForJobs(
  pool: Pool,
  kinds: readonly string[],
  silentSeconds: number,
): Promise<{ readonly due: readonly string[]; readonly isAnySilent: boolean }> {
  const { rows } = await pool.query<{ due: string[]; isAnySilent: boolean }>(
    'select due, is_any_silent as "isAnySilent" from jobs_due($1, $2)',
    [kinds, silentSeconds],
  );
  return rows[0] ?? { due: [], isAnySilent: false };
}

/**
 * Jobs of a kind that wait for another try, or of them those that failed with some words, have it now; it is not counted
 * among their tries. Answers how many.
 */
export async function retryJobsNow(
  run: (text: string, values: unknown[]) => Promise<{ readonly rows: unknown[] }>,
  name: string,
  failedWith?: string,
): Promise<number> {
  const { rows } = await run(
    `update pgboss.job set start_after = now(), retry_count = greatest(retry_count - 1, 0)
     where name = $1 and state = 'retry' and start_after > now()
       and ($2::text is null or output->>'message' = $2) returning 1`,
    [name, failedWith ?? null],
  );
  return rows.length;
}

/** Whether a job has no try left after the one under way. */
export async function isOnLastTry(pool: Pool, { name, id }: TakenJob): Promise<boolean> {
  const { rows } = await pool.query(
    'select from pgboss.job where name = $1 and id = $2 and retry_count >= retry_limit',
    [name, id],
  );
  return rows.length > 0;
}
