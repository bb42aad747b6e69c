export { type AutoPayCandidate, autoPayCandidates } from './auto-pay-accounts.ts';
export { type AutoPay, accountsWithAutoPay, autoPayOf } from './auto-pay-store.ts';
