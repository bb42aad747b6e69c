import { useState } from 'react';
import { CallError } from '../lib/calls.ts';

/**
 * The version on which somebody acts: as it was when they began, however often the page is read again meanwhile. Once they
 * have read that somebody was quicker, it is the one that is there then (office-156).
 */
export function useHeldVersion(current: number) {
  const [held, setHeld] = useState({ version: current, isPassed: false });
  if (held.isPassed && held.version !== current) setHeld({ version: current, isPassed: false });
  return {
    /** Begins anew, with the version that is shown or another. */
    begin: (version = current): void => setHeld({ version, isPassed: false }),
    act: async <A>(act: (version: number) => Promise<A>): Promise<A> => {
      try {
        return await act(held.version);
      } catch (error) {
        if (error instanceof CallError && error.status === 409) setHeld((now) => ({ ...now, isPassed: true }));
        throw error;
      }
    },
  };
}
