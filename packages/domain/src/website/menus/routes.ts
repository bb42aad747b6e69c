import { isRoute, type Route } from '../screens/screen-access.ts';
import type { QueryOf } from '../screens/screen-queries.ts';

/** Old and short names of screens (website-23). */
const oldNames: Readonly<Record<string, Route>> = {
  '': 'home',
  'account-management': 'accountoverview',
  notifications: 'manage-notifications',
  billpayments: 'billpayments/history',
  'service-type': 'service-type/select-service-type',
};

/** Where an unknown address leads: home says that there is no such page (website-24). */
export const notFoundHome = { route: 'home', query: { notFound: 'true' } } as const;

/** The route that a name means today; undefined where it means none. */
export function routeNow(name: string): Route | undefined {
  if (isRoute(name)) return name;
  if (name.startsWith('accountoverview/')) return 'accountoverview';
  return Object.hasOwn(oldNames, name) ? oldNames[name] : undefined;
}

/** The route that a link names: `/account-management?accountno=1` → `accountoverview`; undefined where there is none. */
export function routeOf(link: string): Route | undefined {
  const [path = ''] = link.split(/[?#]/);
  return routeNow(path.replace(/^\/+(pages\/+)?/, '').replace(/\/+$/, ''));
}

/** Whether a link leads to a screen of the portal. */
export function isScreenLink(link: string): boolean {
  return routeOf(link) !== undefined;
}

/** The screen that a link of the co-op's leads to, with what the link tells it; one of no screen leads home, which says so. */
export function screenOfLink(link: string): { readonly route: Route; readonly query: QueryOf<Route> } {
  const route = routeOf(link);
  const [, query] = link.replace(/#.*/, '').split('?');
  return route === undefined ? notFoundHome : { route, query: Object.fromEntries(new URLSearchParams(query)) };
}
