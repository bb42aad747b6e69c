/** Looks once for the jobs of one co-op and hands what is due to those that take it up: at most once to each kind. */
type Look = () => Promise<void>;

/**
 * Rounds in which one process looks for the jobs of several co-ops: in each, every co-op is looked at once, so that one with
 * a million jobs has no more turns than one with a single one.
 */
export interface JobRounds {
  /** A co-op takes part from the next round on. Answers how to leave. */
  join(look: Look): () => void;
  /** Something was done, and there may be more: the next round begins at once. */
  soon(): void;
  /** Rounds begun so far. */
  count(): number;
  end(): void;
}

/** Between two rounds in which nothing was done. */
const idleMs = 2_000;
/** Between two rounds at least, so that looking is never most of the work. */
const leastMs = 25;

/** Opens rounds; a co-op whose database is slow to answer is left out of those that begin meanwhile. */
export function openJobRounds({ idle = idleMs } = {}): JobRounds {
  const looks = new Map<Look, boolean>();
  let rounds = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let began = 0;
  let dueAt = Number.POSITIVE_INFINITY;
  const lookAt = (look: Look): void => {
    looks.set(look, true);
    look()
      // A database that is away is asked again in the next round.
      .catch(() => undefined)
      .finally(() => {
        if (looks.has(look)) looks.set(look, false);
      });
  };
  const round = (): void => {
    rounds += 1;
    began = performance.now();
    for (const [look, isUnderWay] of looks) if (!isUnderWay) lookAt(look);
    dueAt = Number.POSITIVE_INFINITY;
    plan(idle);
  };
  const plan = (inMs: number): void => {
    const at = performance.now() + inMs;
    if (isEnded || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(round, inMs);
  };
  plan(idle);
  return {
    join: (look) => {
      looks.set(look, false);
      return () => void looks.delete(look);
    },
    soon: () => plan(Math.max(0, began + leastMs - performance.now())),
    count: () => rounds,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
