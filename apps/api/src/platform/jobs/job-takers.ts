import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { dueKinds } from './job-store.ts';

/** Those who take up jobs of one co-op, by the kind of job. */
export interface JobTakers {
  add(kind: string, takerId: string): void;
  /** While jobs of a kind are done its taker is not woken. */
  during<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Wakes each that has something due and is not at work. */
  look(): Promise<void>;
}

/** Whoever was woken has begun by then, or found that another worker was first. */
const wokenMs = 1_000;

/** Nobody yet. */
export function takersOf(boss: Pick<PgBoss, 'notifyWorker'>, pool: Pick<pg.Pool, 'query'>): JobTakers {
  const takers = new Map<string, string>();
  const atWork = new Set<string>();
  const wokenAt = new Map<string, number>();
  const isFree = (kind: string): boolean =>
    !atWork.has(kind) && performance.now() - (wokenAt.get(kind) ?? Number.NEGATIVE_INFINITY) > wokenMs;
  return {
    add: (kind, takerId) => void takers.set(kind, takerId),
    during: async (kind, work) => {
      atWork.add(kind);
      wokenAt.delete(kind);
      try {
        return await work();
      } finally {
        atWork.delete(kind);
      }
    },
    look: async () => {
      const idle = [...takers.keys()].filter(isFree);
      if (idle.length === 0) return;
      for (const kind of await dueKinds(pool, idle)) {
        const takerId = takers.get(kind);
        if (takerId === undefined || !isFree(kind)) continue;
        wokenAt.set(kind, performance.now());
        boss.notifyWorker(takerId);
      }
    },
  };
}
