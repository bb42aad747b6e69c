import { menuFor } from '@rochdale/domain/website/menus/menu';
import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { useMemo } from 'react';
import { useIsSignedIn } from '../../../lib/session/signed-in.ts';
import { useSite } from '../../../lib/site.tsx';
import { gateOf } from '../../screens/screens.ts';

/** The menu for this site and session. */
export function useMenu(): readonly MenuEntry[] {
  const site = useSite();
  const signedIn = useIsSignedIn();
  return useMemo(() => menuFor({ site, signedIn }, gateOf), [site, signedIn]);
}
