export { DocumentDialog } from './bill-dialog.tsx';
export type { AskedDocument } from './use-document.ts';
