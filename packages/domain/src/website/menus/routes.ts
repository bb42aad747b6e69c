import { isRoute } from '../screens/screen-access.ts';

/** Old and short names of screens (website-23). */
const oldNames: Readonly<Record<string, string>> = {
  '': 'home',
  'account-management': 'accountoverview',
  notifications: 'manage-notifications',
  billpayments: 'billpayments/history',
  'service-type': 'service-type/select-service-type',
};

/** The route that a name means today. */
export function routeNow(name: string): string {
  if (name.startsWith('accountoverview/') && !isRoute(name)) return 'accountoverview';
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
