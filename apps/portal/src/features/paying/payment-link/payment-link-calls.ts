import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

/** The calls of a link to pay (paying-81). */
export const openLink = operation('payment-link.open', 'POST /v3/payment-link/open', 'none');
export const payLink = operation('payment-link.pay', 'POST /v3/payment-link/pay', 'none');

export type OpenedLink = ResponseOf<'payment-link.open'>;
