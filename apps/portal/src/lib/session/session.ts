import { useMemo } from 'react';
import { dropUnsent, keepStored, readStored, resumeUnsent } from '../device/storage.ts';
import { useStored } from '../device/stored.ts';
import { type SessionUser, sessionOf } from './kept-session.ts';
import { lookingNow } from './looking.ts';

/** The signed-in member; undefined for a visitor, on the server, and until hydration. */
export function useSession(): SessionUser | undefined {
  const stored = useStored('session');
  return useMemo(() => sessionOf(stored), [stored]);
}

export function readSession(): SessionUser | undefined {
  return sessionOf(readStored('session'));
}

let timedOut = false;

/** Whether a session ended here that nobody signed out of, and none has begun since. */
export function hasTimedOut(): boolean {
  return timedOut;
}

/** Whether the page alone holds what a member typed whose session has ended: loading it anew would lose that. */
export const held = { isTyped: false };

export function startSession(user: SessionUser): void {
  timedOut = false;
  keepStored('session', JSON.stringify(user));
}

/** Forgets a session that the server no longer knows. What was typed waits for the member's return. */
export function timeOutSession(): void {
  const looking = lookingNow();
  if (looking) {
    looking.leave();
    return;
  }
  timedOut = true;
  resumeUnsent();
  keepStored('session', null);
}

/** Forgets the session and all that belongs to it on this device. */
export function endSession(): void {
  keepStored('session', null);
  keepStored('selectedAccount', null);
  keepStored('shownAccount', null);
  keepStored('memberApplication', null);
  dropUnsent();
}
