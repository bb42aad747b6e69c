/** Calls that come one behind the other: so many are under way at a time, the others wait in the order of coming. */
export interface Line {
  /** Begins when it is its turn. Answers how to give the turn back, or the place among those who wait. */
  take(begin: () => void): () => void;
}

/** How many of a line are under way at a time. */
export interface TurnRules {
  /** While no other line has had anything for `quietMs`. */
  readonly alone: number;
  /** While others have. */
  readonly beside: number;
  readonly quietMs: number;
  /** A turn is given back after so long at the latest, whether it is over or not. */
  readonly longestMs: number;
}

/** Makes lines that share one process: whoever has it alone has more of it, and gives it up as soon as another comes. */
export function sharedLines({ alone, beside, quietMs, longestMs }: TurnRules): () => Line {
  const lastOf = new Map<Line, number>();
  const isAlone = (line: Line): boolean => {
    const since = performance.now() - quietMs;
    for (const [other, last] of lastOf)
      if (last < since) lastOf.delete(other);
      else if (other !== line) return false;
    return true;
  };
  return () => {
    const waiting = new Set<() => void>();
    let underWay = 0;
    const beginNext = (): void => {
      const most = isAlone(line) ? alone : beside;
      for (const next of waiting) {
        if (underWay >= most) return;
        waiting.delete(next);
        underWay += 1;
        next();
      }
    };
    const line: Line = {
      take: (begin) => {
        let giveBack: (() => void) | undefined;
        const start = (): void => {
          const timer = setTimeout(() => giveBack?.(), longestMs).unref();
          giveBack = () => {
            giveBack = undefined;
            clearTimeout(timer);
            underWay -= 1;
            beginNext();
          };
          begin();
        };
        lastOf.set(line, performance.now());
        waiting.add(start);
        beginNext();
        return () => {
          if (!waiting.delete(start)) giveBack?.();
        };
      },
    };
    return line;
  };
}
