import type { FastifyBaseLogger } from 'fastify';
import { isLostConnection } from '../database/health.ts';
import type { AskWaiting, Waiting } from './waiting-store.ts';

/** Does what there is to do, and answers whether there was anything. */
export type Looking = () => Promise<boolean>;

/** A look that only enqueues a kind of job. */
export const sending =
  (boss: { send(name: string, data: object): Promise<unknown> }, name: string): Looking =>
  async () => {
    await boss.send(name, {});
    return true;
  };

/** What is looked for, at most so often. */
export interface LookedFor {
  readonly everyMs: number;
  readonly waiting: Waiting;
  readonly look: Looking;
}

/** Looks for all that a worker does without being told. */
export interface Lookout {
  /** Answers how to end it. */
  add(lookedFor: LookedFor): () => void;
  end(): void;
}

interface LookoutSettings {
  readonly idleMs: number;
  readonly failedMs?: number;
  readonly log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/**
 * Asks in one question, each so many milliseconds, for which of all that is looked for there is something to do, and does
 * that; soon again where something was done. Nothing waits for a look that takes long, and what fails is looked at again
 * after `failedMs`, however seldom it wants to be looked at. A question that fails for one kind holds no
 * other back: while there is a database, each is looked at as if there were something.
 */
export function openLookout(ask: AskWaiting, { idleMs, failedMs = 2_000, log }: LookoutSettings): Lookout {
  let isEnded = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let askedAt = Number.POSITIVE_INFINITY;
  const places = new Set<LookedFor & { lookedAt: number; isLooking: boolean }>();
  const plan = (inMs: number): void => {
    const at = performance.now() + inMs;
    if (isEnded || at >= askedAt) return;
    clearTimeout(timer);
    askedAt = at;
    timer = setTimeout(() => void askOnce(), inMs);
  };
  const lookAt = async (place: LookedFor & { lookedAt: number; isLooking: boolean }): Promise<void> => {
    [place.isLooking, place.lookedAt] = [true, performance.now()];
    const found = await place.look().catch(() => {
      place.lookedAt = performance.now() + Math.min(0, failedMs - place.everyMs);
      return false;
    });
    place.isLooking = false;
    if (found) plan(Math.max(0, place.lookedAt + place.everyMs - performance.now()));
  };
  const askOnce = async (): Promise<void> => {
    const all = [...places];
    const answers = await ask(all.map(({ waiting }) => waiting)).then(
      (answered) => {
        isFailing = false;
        return answered;
      },
      (error: unknown) => {
        if (!isFailing) log?.warn({ err: error }, 'the database did not say what there is to do');
        isFailing = true;
        return all.map(() => !isLostConnection(error));
      },
    );
    askedAt = Number.POSITIVE_INFINITY;
    plan(idleMs);
    for (const [at, place] of all.entries()) {
      const isDue = !place.isLooking && performance.now() - place.lookedAt >= place.everyMs;
      if (answers[at] === true && isDue && places.has(place)) void lookAt(place);
    }
  };
  return {
    add: (lookedFor) => {
      const place = { ...lookedFor, lookedAt: Number.NEGATIVE_INFINITY, isLooking: false };
      places.add(place);
      plan(idleMs);
      return () => void places.delete(place);
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
