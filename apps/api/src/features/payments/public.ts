export { checkedItems, type PaymentItem } from './checked-items.ts';
export { closeRequisition } from './close-requisition.ts';
export { isFinal } from './final-results-store.ts';
export { AmountNotTaken, type ChargeTerms, MethodRefused, type PaymentGateway } from './gateway.ts';
export { keepResult, listStrayCharges, type StrayCharge, takeUntoldCharge } from './gateway-results-store.ts';
export { initiatePayment, newTransNo, type PaymentServices, pageMinutes } from './initiate.ts';
export { openStorePage, type StoreRequest } from './open-store-page.ts';
export { openReturns } from './payment-facts-store.ts';
export { readPaymentResult, readReceipt, sealReceipt } from './payment-result.ts';
export { paymentRulesOf, presentPaymentSettings, recentPaymentOf } from './payment-settings.ts';
export { postSettled } from './post-settled.ts';
export type { Poster, Posters } from './posters.ts';
export { type RefundServices, RefundTries, refundStrays } from './refund-strays.ts';
export {
  accountsOf,
  approveRequisition,
  createRequisition,
  findRequisition,
  moveRequisition,
  type Requisition,
  reverseLedger,
  writeLedger,
} from './requisition-store.ts';
export { type SettleServices, settle } from './settle.ts';
