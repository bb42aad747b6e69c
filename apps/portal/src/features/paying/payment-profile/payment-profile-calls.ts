import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listStoredPayments = operation('payment-profile.list', 'GET /v3/member/{memberNumber}/stored-payments');
export const addStoredPayment = operation('payment-profile.add', 'POST /v3/member/{memberNumber}/stored-payments');
export const changeStoredPayment = operation(
  'payment-profile.change',
  'PUT /v3/member/{memberNumber}/stored-payments/{storedPaymentId}',
);
export const removeStoredPayment = operation(
  'payment-profile.remove',
  'DELETE /v3/member/{memberNumber}/stored-payments/{storedPaymentId}',
);

export type StoredPayment = ResponseOf<'payment-profile.list'>['results'][number];
export type StoredPaymentUse = StoredPayment['uses'][number];
