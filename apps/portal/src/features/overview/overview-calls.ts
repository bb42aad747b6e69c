import { operation } from '../../lib/api.ts';

export const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');
export const accountInfo = operation('accounts.info', 'GET /v3/member/{memberNumber}/accounts/{accountNumber}');
export const listBills = operation('history.bills', 'GET /v3/accounts/{accountNumber}/bills');
export const listPayments = operation('history.payments', 'GET /v3/accounts/{accountNumber}/payments');
