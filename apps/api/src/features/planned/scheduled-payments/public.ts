export { endScheduledPayments } from './end-scheduled-payments.ts';
export { schedulePostingHook } from './schedule-posting-hook.ts';
export { scheduledByToken, scheduleFactsOf } from './scheduled-payments-store.ts';
