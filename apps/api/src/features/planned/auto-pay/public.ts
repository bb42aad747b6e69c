export { type AutoPayCandidate, autoPayCandidates } from './auto-pay-accounts.ts';
export { type AutoPay, accountsWithAutoPay, autoPayOf, autoPaysByToken } from './auto-pay-store.ts';
export { autoPayAuthorization, endAutoPays } from './end-auto-pays.ts';
