import { operation } from '../../../lib/calls/api.ts';

export const readAmounts = operation(
  'member-pay.amounts',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/payment-amounts',
);
export const readSettings = operation('member-pay.settings', 'GET /v3/member/{memberNumber}/payments/settings');
export const initiate = operation('member-pay.initiate', 'POST /v3/member/{memberNumber}/pay');
export const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');
