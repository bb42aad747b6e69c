export {
  keepStoredPayment,
  lockStoredPayment,
  removeStoredPayment,
  type StoredPayment,
  type StoredPaymentType,
  storedPaymentsOf,
} from './stored-payments-store.ts';
