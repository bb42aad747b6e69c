export { nextDraftDay } from './draft-accounts.ts';
export { findDraft } from './drafts-store.ts';
export { rotateBankNumbers } from './rotate-bank-numbers.ts';
