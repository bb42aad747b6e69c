export { keepFromPage } from './keep-from-page.ts';
export { presentStoredPayment } from './present-stored-payment.ts';
export {
  blockStoredPayments,
  keepStoredPayment,
  lockStoredPayment,
  removeStoredPayment,
  type StoredPayment,
  type StoredPaymentType,
  storedPaymentsOf,
} from './stored-payments-store.ts';
