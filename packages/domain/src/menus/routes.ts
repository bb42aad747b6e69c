/**
 * The route of every screen (S0 §2, S1 §2, S2 §2): what a link of a co-op's own menu may name. The portal's screens
 * are held to this list by a test.
 */
export const screenRoutes = [
  'account-list',
  'account-profile',
  'accountoverview',
  'accountoverview/meterusage',
  'accountoverview/mymeter',
  'aclarajump',
  'billpayments/auto-pay',
  'billpayments/history',
  'billpayments/pay-multiple',
  'billpayments/payment-profile',
  'billpayments/view-arrangements',
  'billpayments/view-deposits',
  'cc-letterreturn',
  'delinquent-history',
  'direct-usage-tracker',
  'draft-payments',
  'external-redirect',
  'forgot-password',
  'forgot-username',
  'home',
  'legal-terms',
  'levelized-billing',
  'login',
  'maint',
  'manage-contacts',
  'manage-notifications',
  'member-info-docs',
  'meter-reading',
  'meter-sense-cc',
  'my-profile',
  'no-bill',
  'operation-roundup',
  'outage-status',
  'payment-cancel',
  'payment-options',
  'payment-success',
  'quick-pay',
  'register',
  'report-outage',
  'reset-password',
  'schedule-payments-cancel',
  'schedule-payments-error',
  'schedule-payments-success',
  'scheduled-payments',
  'service-requests',
  'service-type/application-for-service',
  'service-type/select-service-type',
  'services-products',
  'unclaimed-capital-credit',
  'usage-tracker',
  'view-all-accounts',
  'viewbill',
] as const;

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
  const route = routeOf(link);
  return screenRoutes.some((one) => one === route);
}
