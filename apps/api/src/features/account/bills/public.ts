export { type BillPaperServices, billPaper } from './bill-paper.ts';
export type { Bill } from './bills-store.ts';
