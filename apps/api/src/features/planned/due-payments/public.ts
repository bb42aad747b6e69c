export { billDaysOf } from './bill-days-store.ts';
export { type CarryOutServices, carryOut } from './carry-out.ts';
export {
  cancelWaiting,
  carryOver,
  type DuePayment,
  type DuePaymentKey,
  listInState,
  lockDuePaymentOf,
  moveDuePayment,
  postponeDuePayment,
} from './due-payments-store.ts';
export { type AfterReturn, tellOfDuePayment } from './notices.ts';
export { paymentDayAt } from './payment-day.ts';
export { findPlan, type PlanPage, planPages, plansOf } from './plans-store.ts';
export type { StandingPlan } from './standing-plan.ts';
export { takeUp } from './take-up.ts';
