export { type CarryOutServices, carryOut } from './carry-out.ts';
export {
  type DuePayment,
  listInState,
  listToSend,
  lockBankFiles,
  lockDuePaymentOf,
  moveDuePayment,
  postponeDuePayment,
} from './due-payments-store.ts';
export { tellOfDuePayment } from './notices.ts';
export { paymentDayAt } from './payment-day.ts';
export { billDaysOf, plansOf } from './plans-store.ts';
export { takeUp } from './take-up.ts';
