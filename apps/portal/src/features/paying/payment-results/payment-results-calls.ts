import { operation } from '../../../lib/calls/api.ts';

export const quickPayResult = operation('quick-pay.result', 'GET /v3/quick-pay/payments/status', 'quick-pay');
export const quickPayReceipt = operation('quick-pay.receipt', 'GET /v3/quick-pay/payments/receipt', 'none');
export const emailQuickPayReceipt = operation(
  'quick-pay.email-receipt',
  'POST /v3/quick-pay/payments/receipt/email',
  'none',
);
export const linkResult = operation('payment-link.result', 'POST /v3/payment-link/result', 'none');
export const verifyAccount = operation('quick-pay.verify', 'POST /v3/quick-pay/verify/account/phone', 'none');
export const memberResult = operation('member-pay.result', 'GET /v3/member/{memberNumber}/payments/status');
export const emailMemberReceipt = operation(
  'member-pay.email-receipt',
  'POST /v3/member/{memberNumber}/payments/receipt/email',
);
