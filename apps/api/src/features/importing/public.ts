export { csvRows, UnreadableFile } from './csv-rows.ts';
export { entities } from './entities.ts';
export { type ImportProgress, type ImportReport, importFolder } from './import-folder.ts';
export { describeImport } from './import-report.ts';
