import { nothingWaits } from '@rochdale/domain/office/watches/watch-states';
import { sql } from 'drizzle-orm';
import { hasQueue } from '../../../../platform/jobs/job-store.ts';
import { counting, countOf, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

/** Of so many entries it is seen whether they have their place; the worker looks further back each hour. */
const newest = 2_000;

/** Asks of the queue, where there is one. */
const ofQueue =
  (question: Question): Question =>
  async (db, at) =>
    (await hasQueue(db)) ? question(db, at) : nothingWaits;

/** What the worker does, or does not. */
export const jobQuestions = {
  /** A worker that lives looks at what is to be done by the clock once a minute. */
  'worker-silent': async (db) => {
    if (!(await hasQueue(db))) return { count: 1, oldest: 'never', deadline: null };
    const { oldest } = await countOf(db, sql`cron_on`, sql`pgboss.version`);
    return { count: 1, oldest: oldest ?? 'never', deadline: null };
  },
  /** Messages have a watch of their own. */
  'jobs-overdue': ofQueue(
    counting(
      sql`start_after`,
      ({ before }) => sql`pgboss.job where state < 'active' and start_after < ${instantOf(before)}
        and name <> 'messages.deliver' and name not like '\\_\\_%'`,
    ),
  ),
  'jobs-failed': ofQueue(
    counting(
      sql`completed_on`,
      () => sql`pgboss.job where state = 'failed' and name <> 'messages.deliver' and name not like '\\_\\_%'`,
    ),
  ),
  'messages-failed': ofQueue(
    counting(sql`completed_on`, () => sql`pgboss.job where state = 'failed' and name = 'messages.deliver'`),
  ),
  'audit-unchained': counting(
    sql`a.at`,
    ({ before }) => sql`(select audit_id, at from audit order by audit_id desc limit ${newest}) a
      where a.at < ${instantOf(before)} and not exists (select 1 from audit_chain c where c.audit_id = a.audit_id)`,
  ),
} satisfies Record<string, Question>;
