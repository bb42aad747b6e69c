export { announce } from './announce.ts';
export { billDaysOf } from './bill-days-store.ts';
export { type DebitFrom, debitDaysOf } from './debit-days.ts';
export { dueDaysOf, type MemberDueDay, nextFileDayOf } from './due-days-store.ts';
export { type AfterReturn, tellOfDuePayment } from './due-payment-messages.ts';
export type { DuePaymentServices } from './due-payment-services.ts';
export {
  addDuePayments,
  cancelWaiting,
  carryOver,
  type DuePayment,
  lockDuePaymentOf,
  moveDuePayment,
  postponeDuePayment,
} from './due-payments-store.ts';
export { enqueueDue } from './enqueue-due.ts';
export { planPages, plansOf, standingPlansOf } from './plans-store.ts';
export { processDuePayments } from './process-due-payments.ts';
export { isOfficeDraft, type StandingPlan } from './standing-plan.ts';
export { toldOfPlans } from './told-store.ts';
export { takenInMonth } from './top-up-plans-store.ts';
