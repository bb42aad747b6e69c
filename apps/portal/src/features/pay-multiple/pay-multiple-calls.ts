import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../lib/api.ts';

export const readPayableAccounts = operation('pay-multiple.accounts', 'GET /v3/member/{memberNumber}/payable-accounts');
export const readSettings = operation('member-pay.settings', 'GET /v3/member/{memberNumber}/payments/settings');
export const initiate = operation('member-pay.initiate', 'POST /v3/member/{memberNumber}/pay');

/** An account of the list, with what it owes and how it may be paid. */
export type PayableRow = ResponseOf<'pay-multiple.accounts'>['results'][number];
