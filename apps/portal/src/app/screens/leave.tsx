import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import { useEffect, useRef } from 'react';
import { useGoTo } from '../../lib/address/address.ts';

/** Goes to another screen, once: what stands here is rendered again while the address changes. */
export function Leave<R extends Route>({ to, query }: { to: R; query?: QueryOf<R> }) {
  const goTo = useGoTo();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    goTo(to, query, { replace: true });
  });
  return null;
}
