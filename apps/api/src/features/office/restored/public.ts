export { type Adopted, type AdoptServices, adoptBankFile } from './adopt-bank-file.ts';
export {
  type CompareServices,
  compareSince,
  NotRestored,
  type SinceItem,
  type SinceKind,
  type SinceReport,
} from './compare-since.ts';
export { sendsBankFiles } from './lost-bank-files.ts';
export { messagesAside } from './messages-aside-store.ts';
export type { Part } from './post-charge.ts';
export { ReleaseRefused, type ReleaseReport, type ReleaseServices, releaseRestored } from './release.ts';
