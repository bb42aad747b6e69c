/** Looks whether there is something to do, and answers whether there was. */
export type Looking = () => Promise<boolean>;

/** Longest between two looks where one process looks for several co-ops. */
const longestMs = 5_000;

/**
 * Looks again and again, one look after the other. A sparing one takes twice as long to the next each time that it finds
 * nothing, up to five seconds. What fails is looked at again. Answers how to end it.
 */
export function lookAgain(everyMs: number, look: Looking, isSparing: boolean): () => void {
  let isEnded = false;
  let waitMs = everyMs;
  let timer: NodeJS.Timeout | undefined;
  const next = async (): Promise<void> => {
    const began = performance.now();
    const found = await look().catch(() => false);
    waitMs = found || !isSparing ? everyMs : Math.max(everyMs, Math.min(waitMs * 2, longestMs));
    if (!isEnded) plan(Math.max(0, waitMs - (performance.now() - began)));
  };
  const plan = (inMs: number): void => {
    timer = setTimeout(() => void next(), inMs);
  };
  plan(everyMs);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
