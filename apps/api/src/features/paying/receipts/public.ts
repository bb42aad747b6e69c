export { emailReceipt, sendReceiptCopy } from './email-receipt.ts';
export { receiptPostingHook } from './receipt-posting-hook.ts';
