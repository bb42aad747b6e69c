import type { JobFacts } from '@rochdale/domain/office/system/job-states';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { hasQueue } from '../../../../platform/jobs/job-store.ts';

/** A kind of job: how it does, and how many lie there. */
export interface KindOfJob extends JobFacts {
  readonly name: string;
  /** How many are due and nobody has taken up. */
  readonly waiting: number;
  /** How many have failed and wait for another try. */
  readonly again: number;
  /** How many have failed and are not tried again. */
  readonly failed: number;
}

interface Row extends Record<string, unknown> {
  readonly name: string;
  readonly schedule: string | null;
  readonly since: string;
  readonly last_at: string | null;
  readonly last_failed: boolean | null;
  readonly running: boolean;
  readonly waits_since: string | null;
  readonly waiting: number;
  readonly again: number;
  readonly failed: number;
}

/**
 * Every kind of job, by name; none before a worker was there. What ended long ago lies in the archive, which is asked for
 * kinds that ran since then alone.
 */
export async function kindsOfJobs(db: Executor): Promise<readonly KindOfJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<Row>(sql`
    select queue.name, schedule.cron as schedule, queue.created_on::text as since,
      coalesce(last.completed_on, archived.completed_on)::text as last_at,
      coalesce(last.failed, archived.failed) as last_failed,
      counted.running, counted.waits_since::text, counted.waiting, counted.again, counted.failed
    from pgboss.queue left join pgboss.schedule on schedule.name = queue.name
    cross join lateral (select
        coalesce(bool_or(job.state = 'active'), false) as running,
        min(job.start_after) filter (where job.state < 'active' and job.start_after <= now()) as waits_since,
        (count(*) filter (where job.state < 'active' and job.start_after <= now()))::int as waiting,
        (count(*) filter (where job.state = 'retry' and job.start_after > now()))::int as again,
        (count(*) filter (where job.state = 'failed'))::int as failed
      from pgboss.job where job.name = queue.name) counted
    left join lateral (select job.completed_on, job.state = 'failed' as failed from pgboss.job
      where job.name = queue.name and job.state in ('completed', 'failed')
      order by job.completed_on desc limit 1) last on true
    left join lateral (select archive.completed_on, archive.state = 'failed' as failed from pgboss.archive
      where last.completed_on is null and archive.name = queue.name and archive.state in ('completed', 'failed')
      order by archive.completed_on desc limit 1) archived on true
    where queue.name not like '\\_\\_%' order by queue.name`);
  return rows.map((row) => ({
    name: row.name,
    schedule: row.schedule,
    since: new Date(row.since),
    last: row.last_at === null ? null : { at: new Date(row.last_at), hasFailed: row.last_failed === true },
    isRunning: row.running,
    waitsSince: row.waits_since === null ? null : new Date(row.waits_since),
    waiting: row.waiting,
    again: row.again,
    failed: row.failed,
  }));
}

/** Whether a kind of job runs by the clock; undefined where there is none of that name. */
export async function runsByClock(db: Executor, name: string): Promise<boolean | undefined> {
  if (!(await hasQueue(db))) return undefined;
  const { rows } = await db.execute<{ scheduled: boolean }>(sql`
    select exists (select 1 from pgboss.schedule where schedule.name = queue.name) as scheduled
    from pgboss.queue where queue.name = ${name} and queue.name not like '\\_\\_%'`);
  return rows[0]?.scheduled;
}
