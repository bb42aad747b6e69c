import { useEffect } from 'react';
import { me } from './session.ts';

/** What somebody does who works at a page without calling anything. */
const signs = ['keydown', 'pointerdown', 'input'] as const;
/** The server is told at most this often. */
const eachMs = 2 * 60_000;

/**
 * Whoever types or presses anything uses the session, which no word half written may outlive (office-42). Where nobody
 * does, nothing is asked.
 */
export function useKeptOpen(): void {
  useEffect(() => {
    let toldAt = performance.now();
    const tell = (): void => {
      if (performance.now() - toldAt < eachMs) return;
      toldAt = performance.now();
      void me({}).catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, tell, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, tell, true);
    };
  }, []);
}
