import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { giveBackJobs, touchJobs } from './job-store.ts';

const beatMs = 700;
/** A job of which nobody has said so long that it is under way has no worker any more. */
const silentSeconds = 5;
/** After an interruption every worker has said so again by then. */
const steadyBeats = 3;

/**
 * Says again and again which jobs are under way here, and gives back those of processes that were killed: the queue
 * itself would wait a quarter of an hour for them. Begins with the first kind of work; answers how to end.
 */
export function watchJobs(boss: PgBoss, pool: pg.Pool): () => Promise<void> {
  const held = new Set<string>();
  const workOf = boss.work.bind(boss);
  let steady = 0;
  const beat = async (): Promise<void> => {
    if (held.size > 0) await touchJobs(pool, [...held]);
    steady += 1;
    if (steady < steadyBeats) return;
    for (const { id, name } of await giveBackJobs(pool, silentSeconds))
      await boss.fail(name, id, { message: 'Its worker is gone.' });
  };
  let running: Promise<void> | undefined;
  const begin = () =>
    setInterval(() => {
      running ??= beat()
        .catch(() => {
          steady = 0;
        })
        .finally(() => {
          running = undefined;
        });
    }, beatMs);
  let timer: NodeJS.Timeout | undefined;
  Object.assign(boss, {
    work: (name: string, ...asked: [PgBoss.WorkHandler<object>] | [PgBoss.WorkOptions, PgBoss.WorkHandler<object>]) => {
      timer ??= begin();
      const [options, handler] = asked.length === 1 ? [{}, asked[0]] : asked;
      return workOf<object>(name, options, async (jobs) => {
        for (const { id } of jobs) held.add(id);
        try {
          return await handler(jobs);
        } finally {
          for (const { id } of jobs) held.delete(id);
        }
      });
    },
  });
  return async () => {
    clearInterval(timer);
    await running;
  };
}
