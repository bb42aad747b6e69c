export { draftAccountsOf, type KnownAccount } from './draft-accounts.ts';
export { tellBankChange, tellFault } from './draft-messages.ts';
export { type DraftRow, draftsAtBanks, draftsByToken, findDraft, holdDrafts } from './drafts-store.ts';
export { endDrafts } from './end-drafts.ts';
export { dropEndedDrafts, noteEnded } from './ended-drafts-store.ts';
export { importRouting } from './import-routing.ts';
export { findInstitution, numbersOfBank } from './institutions-store.ts';
export { announcedDayOf, nextDraftDaysOf } from './next-draft-days.ts';
export { rotateBankNumbers } from './rotate-bank-numbers.ts';
