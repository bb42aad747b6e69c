export { initiatePayment, type PaymentServices } from './initiate.ts';
export { readPaymentResult } from './payment-result.ts';
export { presentPaymentSettings, recentPaymentOf } from './payment-settings.ts';
