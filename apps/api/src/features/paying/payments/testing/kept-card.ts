import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';

/** What the payment company says when a page of ours has kept a card. */
export const keptCard = (
  transNo: string,
  { token = `T-${transNo}`, expires = '2039-01' }: { readonly token?: string; readonly expires?: string } = {},
): TransactionResult => ({
  transNo,
  reference: `R-${transNo}`,
  status: 'approved',
  amountCents: 0,
  feeCents: 0,
  paymentType: 'cc',
  lastFour: '4242',
  confirmationNumber: 'NG-1',
  message: 'Saved',
  storedMethod: { token, paymentType: 'cc', brand: 'Visa', lastFour: '4242', expires },
  at: new Date().toISOString(),
});
