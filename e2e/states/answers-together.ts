import type { IncomingMessage } from 'node:http';

/** How long an answer waits for others at most. */
const patienceMs = 1500;

interface Wave {
  /** Calls that have no answer yet. */
  open: number;
  /** Answers that wait. */
  readonly waiting: Set<() => void>;
}

/**
 * Lets the answers to calls of a page go out together, when none is left to come: which of two is first is chance, and a page
 * shows it, since what comes late pushes nothing and stands elsewhere. A page is known by its cookies, which name its state.
 */
export function answersTogether(): (call: IncomingMessage) => (() => Promise<void>) | undefined {
  const waves = new Map<string, Wave>();
  return ({ url = '', headers: { cookie = '' } }) => {
    if (!url.startsWith('/v3/')) return undefined;
    const wave = waves.get(cookie) ?? { open: 0, waiting: new Set() };
    waves.set(cookie, wave);
    wave.open += 1;
    return () =>
      new Promise((resolve) => {
        wave.open -= 1;
        wave.waiting.add(resolve);
        const release = (): void => {
          for (const go of wave.waiting) go();
          wave.waiting.clear();
        };
        if (wave.open === 0) release();
        else setTimeout(resolve, patienceMs);
      });
  };
}
