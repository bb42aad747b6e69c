/** Downloads that a process sends at once; each reads on while its receiver does. */
export const pullsAtOnce = 4;

/** Places for downloads, which are given back once, however a download ends. */
export function pullPlaces(count = pullsAtOnce) {
  let free = count;
  return {
    /** Takes a place and answers how to leave it; undefined where all are taken. */
    take(): (() => void) | undefined {
      if (free === 0) return undefined;
      free -= 1;
      let isTaken = true;
      return () => {
        if (isTaken) free += 1;
        isTaken = false;
      };
    },
  };
}
