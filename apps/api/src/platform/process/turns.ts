/** Acts that come one after the other, where they have the same key. */
export interface Turns {
  take<T>(key: string, act: () => Promise<T>): Promise<T>;
}

/** Makes turns: what is asked under one key begins when what was asked before has ended, however it ended. */
export function turnsByKey(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, act) {
      const before = last.get(key);
      const own = before === undefined ? act() : before.then(act, act);
      last.set(key, own);
      try {
        return await own;
      } finally {
        if (last.get(key) === own) last.delete(key);
      }
    },
  };
}

/** Places of which only so many are taken at once; who comes later waits for one. */
export interface Places {
  /** Waits for a place, does something there, and leaves it. */
  take<T>(act: () => Promise<T>): Promise<T>;
  /** Waits as long as one that comes now would, and takes none. */
  pass(): Promise<void>;
}

/** Makes so many places, which are taken in the order of asking. */
export function placesOf(count: number): Places {
  let free = count;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async take(act) {
      await enter();
      try {
        return await act();
      } finally {
        leave();
      }
    },
    async pass() {
      await enter();
      leave();
    },
  };
}
