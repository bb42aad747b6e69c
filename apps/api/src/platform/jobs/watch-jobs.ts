import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { giveBackJobs, touchJobs } from './job-store.ts';

const beatMs = 700;
/** A job of which nobody has said so long that it is under way has no worker any more. */
const silentSeconds = 5;
/** How often those that take up jobs look for them at least, whatever they make of the clock. */
const wakeMs = 3_000;
/** Where rounds look for jobs: how often those of processes that are gone are looked for. */
const sparingMs = 5_000;
/** After an interruption every worker has said so again by then. */
const steadyBeats = 3;

/** Says again and again which jobs are under way here, and gives back those of processes that are gone. */
export interface JobWatch {
  /** Does jobs that were taken up here; they count as under way until it ends. */
  during<T>(ids: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Looks after jobs from now on, and wakes one that takes them up: when the clock is set back it would sleep as long. */
  keepAwake(takerId: string): void;
  end(): Promise<void>;
}

/** A watch that has not begun. Without it the queue itself would wait a quarter of an hour for a killed process. */
export function watchJobs(
  boss: Pick<PgBoss, 'fail' | 'notifyWorker'>,
  pool: pg.Pool,
  { byRounds = false } = {},
): JobWatch {
  const held = new Set<string>();
  let steady = 0;
  let lookedAt = 0;
  const beat = async (): Promise<void> => {
    if (held.size > 0) await touchJobs(pool, [...held]);
    if (byRounds && performance.now() - lookedAt < sparingMs) return;
    lookedAt = performance.now();
    steady += 1;
    if (steady < steadyBeats) return;
    for (const { id, name } of await giveBackJobs(pool, silentSeconds))
      await boss.fail(name, id, { message: 'Its worker is gone.' });
  };
  let running: Promise<void> | undefined;
  const look = (): void => {
    running ??= beat()
      .catch(() => {
        steady = 0;
      })
      .finally(() => {
        running = undefined;
      });
  };
  const takers: string[] = [];
  const timers: NodeJS.Timeout[] = [];
  return {
    during: async (ids, work) => {
      for (const id of ids) held.add(id);
      try {
        return await work();
      } finally {
        for (const id of ids) held.delete(id);
      }
    },
    keepAwake: (takerId) => {
      takers.push(takerId);
      if (timers.length > 0) return;
      const wake = () => takers.forEach((id) => void boss.notifyWorker(id));
      timers.push(setInterval(look, beatMs));
      if (!byRounds) timers.push(setInterval(wake, wakeMs));
    },
    end: async () => {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
