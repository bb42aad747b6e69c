export { adoptBankFile } from './adopt-bank-file.ts';
export { compareSince, type SinceItem, type SinceKind, type SinceReport } from './compare-since.ts';
export { sendsBankFiles } from './lost-bank-files.ts';
export { messagesAside } from './messages-aside-store.ts';
export { planDaysIn } from './plan-days-store.ts';
export { type Part, postListed } from './post-charge.ts';
export { type ReleaseReport, releaseRestored } from './release.ts';
