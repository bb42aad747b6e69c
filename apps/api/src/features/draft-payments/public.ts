export { draftAccountsOf, nextDraftDay } from './draft-accounts.ts';
export { endDrafts, findDraft } from './drafts-store.ts';
export { dropEndedDrafts } from './ended-drafts-store.ts';
export { importRouting } from './import-routing.ts';
export { rotateBankNumbers } from './rotate-bank-numbers.ts';
