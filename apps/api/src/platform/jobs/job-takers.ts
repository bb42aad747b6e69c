import type pg from 'pg';
import { lookForJobs } from './job-store.ts';
import { type JobWatch, silentSeconds } from './watch-jobs.ts';

/**
 * Those who take up the jobs of one co-op, by the kind of job, in a process that works for several: its database is asked in
 * one question which kinds have something due, again and again, and at once when something was done. However much another
 * co-op has to do, it is asked no less often.
 */
export interface JobTakers {
  /** Begins to take them up when the first is due; answers by which name it is woken. */
  add(kind: string, begin: () => Promise<string>): void;
  /** While jobs of a kind are done its taker is not woken; afterwards there may be more. */
  during<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Begins to look. */
  begin(): void;
  end(): void;
}

/** Between two looks that find nothing. */
const idleMs = 2_000;
/** Between two looks at least, so that looking is never most of the work. */
const leastMs = 25;
/** Whoever was woken has begun by then, or found that another worker was first. */
const wokenMs = 1_000;

/** Nobody yet, and nobody looks yet. */
export function takersOf(
  pool: Pick<pg.Pool, 'query'>,
  wake: (takerId: string) => void,
  watch: Pick<JobWatch, 'giveBack' | 'interrupted'>,
): JobTakers {
  const takers = new Map<string, { readonly begin: () => Promise<string>; id?: string }>();
  const atWork = new Set<string>();
  const wokenAt = new Map<string, number>();
  const isFree = (kind: string): boolean =>
    !atWork.has(kind) && performance.now() - (wokenAt.get(kind) ?? Number.NEGATIVE_INFINITY) > wokenMs;
  const look = async (): Promise<void> => {
    const { due, isAnySilent } = await lookForJobs(pool, [...takers.keys()].filter(isFree), silentSeconds);
    for (const kind of due) {
      const taker = takers.get(kind);
      if (taker === undefined || !isFree(kind)) continue;
      wokenAt.set(kind, performance.now());
      // Who begins looks at once.
      if (taker.id === undefined) taker.id = await taker.begin();
      else wake(taker.id);
    }
    await watch.giveBack(isAnySilent);
  };

  let timer: NodeJS.Timeout | undefined;
  let began = 0;
  let isLooking = false;
  let mayBeMore = false;
  let isEnded = false;
  const plan = (inMs: number): void => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(() => void lookOnce(), inMs);
  };
  const lookOnce = async (): Promise<void> => {
    [began, isLooking, mayBeMore] = [performance.now(), true, false];
    // A database that is away is asked again.
    await look().catch(watch.interrupted);
    isLooking = false;
    plan(mayBeMore ? leastMs : idleMs);
  };
  return {
    add: (kind, begin) => void takers.set(kind, { begin }),
    during: async (kind, work) => {
      atWork.add(kind);
      wokenAt.delete(kind);
      try {
        return await work();
      } finally {
        atWork.delete(kind);
        mayBeMore = true;
        if (!isLooking) plan(Math.max(0, began + leastMs - performance.now()));
      }
    },
    begin: () => plan(0),
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
