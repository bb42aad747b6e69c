export { confirmBookedReturn, confirmPostedPayments, returnIsInBalance } from './confirming-store.ts';
export { isMoney } from './csv-fields.ts';
export { csvRows, UnreadableFile } from './csv-rows.ts';
export { entities } from './entities/entities.ts';
export { importFolder } from './import-folder.ts';
export type { ImportProgress } from './import-options.ts';
export { describeImport } from './import-report.ts';
export { type ImportRun, listImportRuns, newestBalanceImport } from './import-runs-store.ts';
export { takingNow } from './taking-now.ts';
