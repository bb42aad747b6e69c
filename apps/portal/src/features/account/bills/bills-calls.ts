import { operation } from '../../../lib/calls/api.ts';

export const viewBill = operation('bills.view', 'GET /v3/accounts/{accountNumber}/bill-view');
/** The bills of a day, for what opens them. */
export const billsOfDay = operation('history.entries', 'GET /v3/accounts/{accountNumber}/history');
export const viewCapitalCredits = operation(
  'bills.capital-credits',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/capital-credit-document',
);
