export { listBankChanges, noteChangeDone } from './bank-changes-store.ts';
export { heldDrafts } from './bank-drafts-store.ts';
export { type BankEntry, lockEntry, noteEntryReturn } from './bank-entries-store.ts';
export { bankFileJob } from './bank-file-job.ts';
export {
  type BankFile,
  bankFilesOf,
  listBankFiles,
  lockBankFile,
  lockBankFiles,
  markBankFile,
  untakenBankFiles,
} from './bank-file-store.ts';
export { type BankSettings, loadBankSettings } from './bank-settings.ts';
export { endHeldDraft, type HeldDraftDecision, releaseHeldDraft } from './decide-held-draft.ts';
export { rotateBankFiles } from './rotate-bank-files.ts';
export { type BankFilesReport, type RunBankFilesServices, runBankFiles } from './run-bank-files.ts';
export { settleBankFiles } from './settle-bank-file.ts';
export { acceptBankFile, type SaveBankFile, takeBankFileAgain, takeBankFiles } from './take-bank-files.ts';
export { voidBankFile, voidOverdueFiles } from './void-bank-files.ts';
export { bankFileOwner, textOfBankFile, writeBankFile } from './write-bank-file.ts';
