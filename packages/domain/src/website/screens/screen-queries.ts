import type { Route } from './screen-access.ts';

type Overview = 'accountno' | 'isFromViewAllAccounts' | 'link' | 'member_number' | 'pay';

/** What screens can be told by their address: the names of each. Who is not here is told nothing. */
interface ScreenQueries {
  home: 'notFound';
  login: 'returnUrl' | 'sessionTimeOut';
  register: 'accountno';
  'quick-pay': 'accountno' | 'phone' | 'step';
  'payment-link': 'code';
  'payment-success': 'encodedParam' | 'isFromQuickPay';
  'reset-password': 'key' | 'otc' | 'username';
  'stop-change': 'code';
  'delegate-invitation': 'code';
  connect: 'request';
  'external-redirect': 'member' | 'token';
  'outside-sign-in': 'code' | 'state';
  'direct-usage-tracker': 'acnum' | 'enddate' | 'startdate' | 'type';
  viewbill: 'accountno' | 'billdate';
  accountoverview: Overview;
  'accountoverview/mymeter': Overview;
  'account-profile': 'accountno';
  'billpayments/history': 'accountno' | 'navto';
  'billpayments/payment-profile': 'statuscode';
  'draft-payments': 'accountno' | 'statuscode';
  'schedule-payments-success': 'transno';
  'schedule-payments-error': 'reason';
  'outage-status': 'accountno' | 'accounttype' | 'isFromViewAllAccounts' | 'locationid' | 'memberno';
  'manage-notifications': 'accountno' | 'first';
  'usage-tracker':
    | ('accountno' | 'monthly' | 'tab' | 'meter' | 'show' | 'in')
    | ('days' | 'from' | 'to')
    | ('by' | 'last' | 'since' | 'until');
  prepaid: 'accountno';
  'what-if': 'accountno';
  'operation-roundup': 'accountno';
  'delinquent-history': 'accountno';
  'service-requests': 'accountno';
}

/** The names of what a screen can be told. */
export type QueryName<R extends Route> = R extends keyof ScreenQueries ? ScreenQueries[R] : never;

/** What a screen is told by its address. */
export type QueryOf<R extends Route> = [QueryName<R>] extends [never]
  ? Readonly<Record<string, undefined>>
  : { readonly [Name in QueryName<R>]?: string | undefined };

/** A screen, and what it is told. */
export type ScreenTarget = { [R in Route]: { readonly route: R; readonly query?: QueryOf<R> } }[Route];
