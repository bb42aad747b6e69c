export { endScheduledPayments } from './end-scheduled-payments.ts';
export { schedulePoster } from './schedule-poster.ts';
export { scheduledByToken, scheduleFactsOf } from './scheduled-payments-store.ts';
