import { isRoute } from '../screens/screen-access.ts';

/** Old names of screens (open-points §1). */
const oldNames: Readonly<Record<string, string>> = {
  '': 'home',
  'account-management': 'accountoverview',
  notifications: 'manage-notifications',
};

/** The route that a name means today. */
export function routeNow(name: string): string {
  return (Object.hasOwn(oldNames, name) && oldNames[name]) || name;
}

/** The route that a link names: `/account-management?accountno=1` → `accountoverview`. */
export function routeOf(link: string): string {
  const [path = ''] = link.split(/[?#]/);
  return routeNow(path.replace(/^\/+(pages\/+)?/, '').replace(/\/+$/, ''));
}

/** Whether a link leads to a screen of the portal. */
export function isScreenLink(link: string): boolean {
  return isRoute(routeOf(link));
}
