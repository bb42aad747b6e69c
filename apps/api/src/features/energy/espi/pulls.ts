/** Downloads that a process sends at once; each reads on while its receiver does. */
export const pullsAtOnce = 4;
/** Of these those that one holder has at most, so that no app keeps all others out. */
export const pullsOfOne = 2;

/** Places for downloads, which are given back once, however a download ends. */
export function pullPlaces(count = pullsAtOnce, ofOne = pullsOfOne) {
  const taken = new Map<string, number>();
  const takenBy = (holder: string): number => taken.get(holder) ?? 0;
  let free = count;
  return {
    /** Takes a place for a holder and answers how to leave it; undefined where all are taken, or the holder has its share. */
    take(holder: string): (() => void) | undefined {
      if (free === 0 || takenBy(holder) >= ofOne) return undefined;
      free -= 1;
      taken.set(holder, takenBy(holder) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        free += 1;
        if (takenBy(holder) === 1) taken.delete(holder);
        else taken.set(holder, takenBy(holder) - 1);
      };
    },
  };
}
