import { type ReactNode, useEffect, useState } from 'react';

/** Long enough for a screen reader to have met the empty region. */
const delayMs = 150;

/** Says politely what comes with the page: the region is there first, since only what changes in one is read out. */
export function Spoken({ children }: { children: ReactNode }) {
  const [isMet, setMet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMet(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isMet && children}</div>;
}
