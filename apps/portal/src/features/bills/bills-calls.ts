import { operation } from '../../lib/api.ts';

export const viewBill = operation('bills.view', 'GET /v3/accounts/{accountNumber}/bills/{billDate}/document');
export const viewCapitalCredits = operation(
  'bills.capital-credits',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/capital-credit-document',
);
