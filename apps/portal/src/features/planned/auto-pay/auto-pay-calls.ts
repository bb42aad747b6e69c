import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listAutoPay = operation('auto-pay.list', 'GET /v3/member/{memberNumber}/auto-pay');
export const enrollAutoPay = operation('auto-pay.enroll', 'POST /v3/member/{memberNumber}/auto-pay');
export const changeAutoPay = operation('auto-pay.change', 'PUT /v3/member/{memberNumber}/auto-pay/{accountNumber}');
export const pauseAutoPay = operation(
  'auto-pay.pause',
  'PUT /v3/member/{memberNumber}/auto-pay/{accountNumber}/paused',
);
export const removeAutoPay = operation('auto-pay.remove', 'DELETE /v3/member/{memberNumber}/auto-pay/{accountNumber}');

export type AutoPayList = ResponseOf<'auto-pay.list'>;
export type AutoPayAccount = AutoPayList['accounts'][number];
export type AutoPay = NonNullable<AutoPayAccount['autoPay']>;
export type Method = AutoPayList['methods'][number];

/** An account that has auto pay of this portal. */
export type EnrolledAccount = AutoPayAccount & { readonly autoPay: AutoPay };
export const isEnrolled = (account: AutoPayAccount): account is EnrolledAccount => account.autoPay !== null;
