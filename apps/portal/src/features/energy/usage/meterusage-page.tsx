import { useEffect } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { useGate } from '../../../lib/gates.ts';

/** Detailed Usage Analysis (energy-63): the meter-data portal where the co-op has one, else the Usage Tracker. */
export function Page() {
  const goTo = useGoTo();
  const hasPortal = useGate('meterPortalJump').open;
  useEffect(() => goTo(hasPortal ? 'aclarajump' : 'usage-tracker', {}, { replace: true }), [goTo, hasPortal]);
  return null;
}
