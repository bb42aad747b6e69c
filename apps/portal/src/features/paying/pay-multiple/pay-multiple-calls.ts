import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const readPayableAccounts = operation('pay-multiple.accounts', 'GET /v3/member/{memberNumber}/payable-accounts');
export const readSettings = operation('member-pay.settings', 'GET /v3/member/{memberNumber}/payments/settings');
export const initiate = operation('member-pay.initiate', 'POST /v3/member/{memberNumber}/pay');
export const listStored = operation('payment-profile.list', 'GET /v3/member/{memberNumber}/stored-payments');
export const schedule = operation('scheduled-payments.create', 'POST /v3/member/{memberNumber}/scheduled-payments');

/** A stored card or bank account. */
export type StoredMethod = ResponseOf<'payment-profile.list'>['results'][number];

/** An account of the list, with what it owes and how it may be paid. */
export type PayableRow = ResponseOf<'pay-multiple.accounts'>['results'][number];
