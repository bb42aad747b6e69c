import { useEffect, useRef } from 'react';
import { useGoTo } from '../../lib/address/address.ts';

/** Goes to another screen, once: what stands here is rendered again while the address changes. */
export function Leave({ to, query }: { to: string; query?: Readonly<Record<string, string>> }) {
  const goTo = useGoTo();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    goTo(to, query, true);
  });
  return null;
}
