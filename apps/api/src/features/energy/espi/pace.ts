import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';

/** How many times as long as it worked a process rests from feeds: they take a seventh of its time. */
const restTimes = 6;
/** A rest is at least so long (ms): timers are not finer. */
const shortestRest = 2;
/** What is counted of one piece at most (ms): one that took longer waited, for a processor or the database. */
const longestPiece = 25;

/**
 * Keeps a process free for those who wait for it: after each piece that took some milliseconds, whoever sends feeds rests
 * six times as long, and all of them together no less (energy-96).
 */
export function feedPace(rests = restTimes, now = (): number => performance.now()) {
  let restsUntil = 0;
  return async (tookMs: number): Promise<void> => {
    restsUntil = Math.max(restsUntil, now()) + Math.min(tookMs, longestPiece) * rests;
    const rest = restsUntil - now();
    if (rest < shortestRest) await othersTurn();
    else await pause(rest);
  };
}
