export { billDaysOf } from './bill-days-store.ts';
export { carryOut } from './carry-out.ts';
export type { CarryOutServices } from './carry-out-services.ts';
export {
  cancelWaiting,
  carryOver,
  type DuePayment,
  lockDuePaymentOf,
  moveDuePayment,
  postponeDuePayment,
} from './due-payments-store.ts';
export { type AfterReturn, tellOfDuePayment } from './notices.ts';
export { paymentDayAt } from './payment-day.ts';
export { planPages, plansOf } from './plans-store.ts';
export type { StandingPlan } from './standing-plan.ts';
export { takeUp } from './take-up.ts';
