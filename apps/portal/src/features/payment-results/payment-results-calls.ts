import { operation } from '../../lib/api.ts';

export const quickPayResult = operation('quick-pay.result', 'GET /v3/quick-pay/payments/status', 'quick-pay');
export const memberResult = operation('member-pay.result', 'GET /v3/member/{memberNumber}/payments/status');
