/** Turns of which only so many are taken at once; who comes later waits, in the order of coming. */
export interface Turns {
  /** Begins when it is its turn. Answers how to give the turn back, or the place among those who wait. */
  take(begin: () => void): () => void;
}

/** So many turns at once; each is given back after so long at the latest, whether it is over or not. */
export function turnsOf(atOnce: number, longestMs: number): Turns {
  const waiting = new Set<() => void>();
  let free = atOnce;
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };
  return {
    take: (begin) => {
      let giveBack: (() => void) | undefined;
      const start = (): void => {
        const timer = setTimeout(() => giveBack?.(), longestMs).unref();
        giveBack = () => {
          giveBack = undefined;
          clearTimeout(timer);
          leave();
        };
        begin();
      };
      if (free > 0) {
        free -= 1;
        start();
      } else waiting.add(start);
      return () => {
        if (!waiting.delete(start)) giveBack?.();
      };
    },
  };
}
