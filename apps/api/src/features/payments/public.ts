export { checkedItems, type PaymentItem } from './checked-items.ts';
export type { PaymentGateway } from './gateway.ts';
export { initiatePayment, newTransNo, type PaymentServices } from './initiate.ts';
export { openStorePage, type StoreRequest } from './open-store-page.ts';
export { readPaymentResult } from './payment-result.ts';
export { paymentRulesOf, presentPaymentSettings, recentPaymentOf } from './payment-settings.ts';
export { postSettled } from './post-settled.ts';
export type { Poster, Posters } from './posters.ts';
export {
  accountsOf,
  createRequisition,
  findRequisition,
  type Requisition,
  reverseLedger,
} from './requisition-store.ts';
export { type SettleServices, settle } from './settle.ts';
