import { operation } from '../../../lib/calls/api.ts';

export const accountInfo = operation('accounts.info', 'GET /v3/member/{memberNumber}/accounts/{accountNumber}');
export const listPayments = operation('history.payments', 'GET /v3/accounts/{accountNumber}/payments');
export const listBills = operation('history.bills', 'GET /v3/accounts/{accountNumber}/bills');
export const accountDetails = operation(
  'overview.details',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/details',
);
export const billedUsage = operation('overview.billed-usage', 'GET /v3/accounts/{accountNumber}/billed-usage');
export const myMeter = operation('overview.my-meter', 'GET /v3/accounts/{accountNumber}/my-meter');
