import { routeNow } from '@rochdale/domain/website/menus/routes';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { Screen } from './screen.ts';
import { screenOf } from './screens.ts';

/** What an address is: a screen, a redirect to where it stands now, or unknown. */
export type ResolvedAddress =
  | { readonly screen: Screen }
  | { readonly redirect: Route }
  /** `isPage`: it is one of the portal's own, which leads home (website-24). */
  | { readonly isUnknown: true; readonly isPage: boolean };

/** Resolves a path (no query): short paths lead to `/pages/…`, as does the bare address. */
export function resolveAddress(path: string): ResolvedAddress {
  const trimmed = path.replace(/\/+$/, '');
  const isPage = trimmed.startsWith('/pages/');
  if (trimmed === '' || trimmed === '/pages') return { redirect: 'home' };
  const name = isPage ? trimmed.slice('/pages/'.length) : trimmed.replace(/^\//, '');
  const route = routeNow(name);
  const screen = route && screenOf(route);
  if (!screen) return { isUnknown: true, isPage };
  return isPage && route === name && trimmed === path ? { screen } : { redirect: screen.route };
}
