import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';

/** A member who asks. */
export interface Asking {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly lastFour: string;
}

/** One operation as it is asked. */
export interface Asked {
  readonly operation: OperationName;
  readonly what: string;
  readonly signedIn: boolean;
  readonly callOf: (
    member: Asking,
    today: string,
  ) => { readonly path: string; readonly method: 'GET' | 'POST'; readonly body?: string };
}

const get = (path: string) => ({ path, method: 'GET' as const });
const pairOf = ({ accountNumber, lastFour }: Asking): string =>
  JSON.stringify({ accountNumber, phoneLastFourDigits: lastFour });

/** Operations of different kinds: with and without sign-in, short and long answers, one statement and many. */
export const askedOperations: readonly Asked[] = [
  {
    operation: 'outage.status',
    what: 'outage status',
    signedIn: true,
    callOf: ({ accountNumber }) => get(`/v3/outage/accounts/${accountNumber}/status`),
  },
  {
    operation: 'quick-pay.verify',
    what: 'Quick Pay, verify',
    signedIn: false,
    callOf: (member) => ({ path: '/v3/quick-pay/verify/account/phone', method: 'POST', body: pairOf(member) }),
  },
  {
    operation: 'accounts.list',
    what: 'list of accounts',
    signedIn: true,
    callOf: ({ memberNumber }) => get(`/v3/member/${memberNumber}/accounts?limit=5`),
  },
  {
    operation: 'accounts.info',
    what: 'balance',
    signedIn: true,
    callOf: ({ memberNumber, accountNumber }) => get(`/v3/member/${memberNumber}/accounts/${accountNumber}`),
  },
  {
    operation: 'overview.details',
    what: 'overview',
    signedIn: true,
    callOf: ({ memberNumber, accountNumber }) => get(`/v3/member/${memberNumber}/accounts/${accountNumber}/details`),
  },
  {
    operation: 'history.entries',
    what: 'account history',
    signedIn: true,
    callOf: ({ accountNumber }) => get(`/v3/accounts/${accountNumber}/history?limit=25`),
  },
  {
    operation: 'usage.daily',
    what: '180 days of usage',
    signedIn: true,
    callOf: ({ memberNumber, accountNumber }, today) =>
      get(
        `/v3/member/${memberNumber}/accounts/${accountNumber}/usage/daily?fromDate=${addDays(today, -180)}&toDate=${today}`,
      ),
  },
  {
    operation: 'my-profile.details',
    what: 'my profile',
    signedIn: true,
    callOf: ({ memberNumber }) => get(`/v3/member/${memberNumber}/details`),
  },
];
