import { useEffect, useState } from 'react';
import { todayIn } from '../../../lib/device/clock.ts';
import { useSite } from '../../../lib/site.tsx';
import type { UnsentApplication } from './unsent-application.ts';
import { hasUnsent, readUnsent } from './unsent-store.ts';

/** How long the form waits for what the device opens: less than anybody sees. */
const patienceMs = 150;

/** What this device keeps for an owner; it is awaited for a moment only, and may come later. */
export function useUnsent(owner: string) {
  const { timeZone } = useSite();
  const [kept, setKept] = useState<UnsentApplication>();
  const [isAwaited, setAwaited] = useState(() => hasUnsent(owner));
  useEffect(() => {
    let isOver = false;
    const end = (found?: UnsentApplication): void => {
      if (isOver) return;
      setAwaited(false);
      if (found) setKept(found);
    };
    const timer = setTimeout(end, patienceMs);
    readUnsent(owner, todayIn(timeZone)).then(end, () => end());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [owner, timeZone]);
  return { kept, isAwaited };
}
