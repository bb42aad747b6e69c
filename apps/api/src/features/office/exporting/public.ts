export { dollarsText } from './csv-file.ts';
export { deliverExport, deliverExports } from './deliver-exports.ts';
export { textOfExport } from './export-text.ts';
export { type ExportName, exporters, lockedExportNames } from './exporters.ts';
export {
  type Export,
  findExport,
  listExports,
  markExportTaken,
  newestExports,
  untakenExports,
} from './exporting-store.ts';
export { rotateExports } from './rotate-exports.ts';
export { writeExport } from './write-export.ts';
