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

/** Nobody yet. */
export function takersOf(boss: Pick<PgBoss, 'notifyWorker'>, pool: Pick<pg.Pool, 'query'>): JobTakers {
  const takers = new Map<string, string>();
  const atWork = new Set<string>();
  return {
    add: (kind, takerId) => void takers.set(kind, takerId),
    during: async (kind, work) => {
      atWork.add(kind);
      try {
        return await work();
      } finally {
        atWork.delete(kind);
      }
    },
    look: async () => {
      const idle = [...takers.keys()].filter((kind) => !atWork.has(kind));
      if (idle.length === 0) return;
      for (const kind of await dueKinds(pool, idle)) {
        const takerId = takers.get(kind);
        if (takerId !== undefined && !atWork.has(kind)) boss.notifyWorker(takerId);
      }
    },
  };
}
