import { type MenuEntry, menuFor } from '@rochdale/domain/menus/menu';
import { useMemo } from 'react';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.tsx';
import { gateOf } from '../screens.ts';

/** The menu for this site and session. */
export function useMenu(): readonly MenuEntry[] {
  const site = useSite();
  const signedIn = useSession() !== undefined;
  return useMemo(() => menuFor({ site, signedIn }, gateOf), [site, signedIn]);
}
