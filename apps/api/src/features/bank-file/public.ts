export {
  type BankFile,
  listBankFiles,
  lockEntry,
  markFileTaken,
  noteEntryReturn,
} from './bank-file-store.ts';
export { type BankSettings, loadBankSettings } from './bank-settings.ts';
export { writeBankFileOnTime } from './on-time.ts';
export { rotateBankFiles } from './rotate-bank-files.ts';
export { settleBankFiles } from './settle-bank-file.ts';
export { textOfBankFile, writeBankFile } from './write-bank-file.ts';
