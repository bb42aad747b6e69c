import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { giveBackJobs, touchJobs } from './job-store.ts';

const beatMs = 700;
/** A job of which nobody has said so long that it is under way has no worker any more. */
export const silentSeconds = 5;
/** How often those that take up jobs look for them at least, whatever they make of the clock. */
const wakeMs = 3_000;
/** So long after an interruption every worker has said again what is under way. */
const steadyMs = 2 * beatMs;

/** Says again and again which jobs are under way here, and gives back those of processes that are gone. */
export interface JobWatch {
  /** Looks after jobs from now on. */
  begin(): void;
  /** Does jobs that were taken up here; they count as under way until it ends. */
  during<T>(ids: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Wakes one that takes jobs up again and again: when the clock is set back it would sleep as long. */
  keepAwake(takerId: string): void;
  /** Gives back jobs of processes that are gone, if there are any; where a process works for several co-ops, it says so. */
  giveBack(isAny: boolean): Promise<void>;
  /** The database did not answer: others could not say either what they have under way. */
  interrupted(): void;
  end(): Promise<void>;
}

/** A watch that has not begun. Without it the queue itself would wait a quarter of an hour for a killed process. */
export function watchJobs(
  boss: Pick<PgBoss, 'fail' | 'notifyWorker'>,
  pool: pg.Pool,
  { isShared = false } = {},
): JobWatch {
  const held = new Set<string>();
  let steadySince: number | undefined;
  const giveBack = async (isAny: boolean): Promise<void> => {
    steadySince ??= performance.now();
    if (!isAny || performance.now() - steadySince < steadyMs) return;
    for (const { id, name } of await giveBackJobs(pool, silentSeconds))
      await boss.fail(name, id, { message: 'Its worker is gone.' });
  };
  const beat = async (): Promise<void> => {
    if (held.size > 0) await touchJobs(pool, [...held]);
    if (!isShared) await giveBack(true);
  };
  const interrupted = (): void => {
    steadySince = undefined;
  };
  let running: Promise<void> | undefined;
  const look = (): void => {
    running ??= beat()
      .catch(interrupted)
      .finally(() => {
        running = undefined;
      });
  };
  const takers: string[] = [];
  const timers: NodeJS.Timeout[] = [];
  return {
    begin: () => {
      if (timers.length === 0) timers.push(setInterval(look, beatMs));
    },
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
      if (takers.length === 1)
        timers.push(setInterval(() => takers.forEach((id) => void boss.notifyWorker(id)), wakeMs));
    },
    giveBack,
    interrupted,
    end: async () => {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
