export { type AutoPayCandidate, autoPayCandidates } from './auto-pay-accounts.ts';
export { changeLimit } from './auto-pay-limit.ts';
export { accountNumbersOf, accountsWithAutoPay, accountsWithDraft, autoPaysByToken } from './auto-pay-store.ts';
export { endAutoPays } from './end-auto-pays.ts';
