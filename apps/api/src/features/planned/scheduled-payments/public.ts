export { endScheduledPayments } from './end-scheduled-payments.ts';
export { schedulePostingHook } from './schedule-posting-hook.ts';
export { addScheduledPayment, isUnderWay, scheduledByToken, scheduleFactsOf } from './scheduled-payments-store.ts';
