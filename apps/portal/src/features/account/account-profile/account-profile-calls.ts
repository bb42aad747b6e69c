import { operation } from '../../../lib/calls/api.ts';

export const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');
export const readProfile = operation(
  'account-profile.get',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/profile',
);
export const sendProfile = operation(
  'account-profile.update',
  'PUT /v3/member/{memberNumber}/accounts/{accountNumber}/profile',
);
