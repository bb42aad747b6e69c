export { doubtsSince, layNewerAnswers, noteDoubt } from './answers-store.ts';
export type { BillingLink } from './billing-link.ts';
export { BillingSilent } from './call-billing.ts';
export {
  type ChangedAccount,
  endChange,
  hasNewlyHeld,
  joinHeld,
  noteChange,
  releaseHeld,
  waitingChanges,
} from './changes-store.ts';
export { deliveriesJob } from './deliveries/deliveries-job.ts';
export { linkStanding, settleRefused } from './deliveries/settle-refused.ts';
export { type FreshBalances, freshBalances } from './fresh-balances.ts';
export { billingListener } from './inward/open-listener.ts';
export { billingLinkOf } from './link-of.ts';
export { presentMoment } from './present-moment.ts';
