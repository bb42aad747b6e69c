import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * How long a transaction waits for one lock before it gives way. Less than PostgreSQL waits before it looks for a circle
 * (`deadlock_timeout`, a second): whoever waits so ends no import.
 */
export const lockWaitMs = 400;
/** How often a transaction is run that the database ended for a circle of locks. */
const maxTries = 3;

/** Whether the database has ended a transaction that waited for another, which waited for it: it may be run again. */
export const isDeadlock = (error: unknown): boolean => hasState(error, '40P01');

/** Whether what a statement wanted was locked for longer than it was to wait. */
export const isLockedOut = (error: unknown): boolean => hasState(error, '55P03');

/** Whether a statement took longer than the server allows. */
export const isOutOfTime = (error: unknown): boolean => hasState(error, '57014');

function hasState(error: unknown, state: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof pg.DatabaseError && at.code === state) return true;
  return false;
}

/**
 * Runs a transaction again that stood in a circle of locks, a few times, and one that found its rows locked for as long
 * as there is patience. Between two tries it holds nothing: no lock, and no connection.
 */
export async function again<T>(run: () => Promise<T>, patienceMs: number): Promise<T> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const mayTry = isDeadlock(error)
        ? tries < maxTries
        : isLockedOut(error) && performance.now() - began < patienceMs;
      if (!mayTry) throw error;
      await pause(50 + Math.random() * lockWaitMs);
    }
  }
}

/**
 * Lets so many run at once; the others wait their turn for a while. Those that wait for locks can't take every connection:
 * what only reads finds one.
 */
export function turnstile(places: number, waitMs: number): <T>(run: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const take = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new Error('timeout exceeded when trying to connect: as many transactions run as may'));
      }, waitMs);
      waiting.push(take);
    });
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (run) => {
    await enter();
    try {
      return await run();
    } finally {
      leave();
    }
  };
}
