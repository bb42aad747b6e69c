import { operation } from '../../../lib/calls/api.ts';

/** Quick Pay's calls (paying-7). */
export const verifyAccount = operation('quick-pay.verify', 'POST /v3/quick-pay/verify/account/phone', 'none');
export const readSettings = operation(
  'quick-pay.settings',
  'GET /v3/quick-pay/member/{memberNumber}/payments/settings',
  'quick-pay',
);
export const initiate = operation('quick-pay.initiate', 'POST /v3/quick-pay/member/{memberNumber}/pay', 'quick-pay');
