export { type AutoPayCandidate, autoPayCandidates } from './auto-pay-accounts.ts';
export { accountNumbersOf, accountsWithAutoPay, autoPaysByToken } from './auto-pay-store.ts';
export { endAutoPays } from './end-auto-pays.ts';
