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
export { tellMember } from './notices.ts';
export { paymentDayAt } from './payment-day.ts';
export { billDaysOf } from './plans-store.ts';
export { emailOf } from './recipients-store.ts';
export { takeUp } from './take-up.ts';
