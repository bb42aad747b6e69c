export { type ExportName, exporters } from './exporters.ts';
export { type Export, findExport, listExports, markExportTaken } from './exporting-store.ts';
export { writeExport } from './write-export.ts';
