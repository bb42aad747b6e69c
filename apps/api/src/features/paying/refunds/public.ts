export { carryOutRefunds } from './carry-out-refunds.ts';
export { type OrderedRefund, orderRefund, type RefundDecision } from './order-refund.ts';
export { refundablePayment } from './refundable-payment.ts';
export { refundsJob } from './refunds-job.ts';
export { findRefundAskedAs, givenAloneSince } from './refunds-store.ts';
