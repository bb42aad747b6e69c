import type { Authorization } from '@rochdale/contract/hosted-payment/wire';

/** The convenience fee in cents: each way of paying has a flag of its own in the token. */
export const feeOf = (granted: Authorization, paymentType: 'cc' | 'echeck', feeCents: number): number =>
  (paymentType === 'cc' ? granted.cardFee : granted.echeckFee) ? feeCents : 0;
