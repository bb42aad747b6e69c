import { nextLookSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { useEffect, useState } from 'react';
import { operation } from '../../../lib/calls/api.ts';
import { enterMaintenance, leaveMaintenance } from '../../../lib/calls/maintenance.ts';

const askMaintenance = operation('maintenance.status', 'GET /v3/maintenance', 'none');

/**
 * Looks now and then whether maintenance is over, and at once when the tab is looked at again; then home is loaded anew
 * (website-35). Answers when the end is expected, where that is known.
 */
export function useMaintenance(): Date | null {
  const [expectedEnd, setExpectedEnd] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    let isGone = false;
    const look = async (): Promise<void> => {
      if (isLooking || isGone) return;
      isLooking = true;
      clearTimeout(timer);
      // One that does not answer is still being worked on.
      const answer = await askMaintenance({}).catch(() => undefined);
      isLooking = false;
      if (isGone) return;
      if (answer?.isUnderMaintenance === false) {
        leaveMaintenance();
        window.location.replace(addressOf('home'));
        return;
      }
      if (answer) setExpectedEnd(answer.expectedEnd);
      timer = setTimeout(() => void look(), nextLookSeconds(Math.random()) * 1000);
    };
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    enterMaintenance();
    void look();
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
    };
  }, []);
  return expectedEnd === null ? null : new Date(expectedEnd);
}
