import { routeNow } from '@rochdale/domain/menus/routes';
import type { Screen } from './screen.ts';
import { screenOf } from './screens.ts';

/** What an address is: a screen, or a redirect to where it stands now. */
export type Address = { readonly screen: Screen } | { readonly redirect: string };

const home = '/pages/home';

/** Resolves a path (no query): short paths lead to `/pages/…`, anything unknown to home (S0 §2). */
export function resolveAddress(path: string): Address {
  const trimmed = path.replace(/\/+$/, '');
  const isPage = trimmed.startsWith('/pages/');
  const name = isPage ? trimmed.slice('/pages/'.length) : trimmed.replace(/^\//, '');
  const route = routeNow(name);
  const screen = screenOf(route);
  if (!screen) return { redirect: home };
  return isPage && route === name && trimmed === path ? { screen } : { redirect: `/pages/${route}` };
}
