export { sealBill, sealStatement } from './document-reference.ts';
