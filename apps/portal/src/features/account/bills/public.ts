export { DocumentDialog } from './bill-dialog.tsx';
export type { AskedDocument } from './bill-source.ts';
export { PdfDialog } from './pdf-dialog.tsx';
export type { PdfSource } from './use-pdf.ts';
