import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect } from 'react';
import { showAlert } from '../../lib/alerts.ts';
import { keepForTab, readForTab } from '../../lib/device/storage.ts';
import { readSession } from '../../lib/session/session.ts';

/** Kept over the way home, where it is told. */
export const signedOutNote = 'signedOut';

/** Tells once, on the page to which Sign Out led, that it has been done. */
export function useSignedOutNote(): void {
  const text = useText();
  useEffect(() => {
    if (readForTab(signedOutNote) === null) return;
    keepForTab(signedOutNote, null);
    if (!readSession()) showAlert({ kind: 'success', text: text('shell.signedOut') });
  }, [text]);
}
