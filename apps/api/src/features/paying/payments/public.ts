export { type ChargeTerms, MethodRefused, type PaymentGateway, RefundRefused } from './company/gateway.ts';
export { type BoundPayment, initiatePayment, newTransNo, pageMinutes } from './initiate.ts';
export { isOfBankFile, openReturns, paymentFacts } from './payment-facts-store.ts';
export type { PaymentServices } from './payment-services.ts';
export { paymentRulesOf, presentPaymentSettings, recentPaymentOf } from './payment-settings.ts';
export { postSettled } from './post-settled.ts';
export type { PostingHook, PostingHooks } from './posting-hook.ts';
export { isFinal } from './reconcile/final-results-store.ts';
export { keepResult, listStrayCharges, takeUntoldCharge } from './reconcile/gateway-results-store.ts';
export { reconcile } from './reconcile/reconcile.ts';
export { type RefundServices, RefundTries, refundStrays } from './reconcile/refund-strays.ts';
export { limitsOf, maxOpen } from './requisition/begin-requisition.ts';
export { checkedItems } from './requisition/checked-items.ts';
export { closeRequisition } from './requisition/close-requisition.ts';
export { openStorePage } from './requisition/open-store-page.ts';
export {
  accountsOf,
  approveRequisition,
  bookedOf,
  createRequisition,
  findRequisition,
  lockRequisition,
  madeAt,
  moveRequisition,
  openPages,
  type Requisition,
  reverseLedger,
  writeLedger,
} from './requisition/requisition-store.ts';
export {
  paymentOfReceipt,
  paymentOfResult,
  presentPaymentResult,
  type ReceiptServices,
  sealReceipt,
} from './result/payment-result.ts';
export { copyLimit } from './result/receipt-copies.ts';
export { receiptRecipientOf } from './result/receipt-recipient-store.ts';
export { postApproved, type SettleServices, settle } from './settle.ts';
