export { carryOutRefunds, type RefundServices } from './carry-out-refunds.ts';
export { type OrderedRefund, orderRefund, type RefundDecision } from './order-refund.ts';
export { type RefundablePayment, refundablePayment } from './refundable-payment.ts';
export { refundsJob } from './refunds-job.ts';
export { givenAloneSince, type Refund, refundsOfPayment } from './refunds-store.ts';
