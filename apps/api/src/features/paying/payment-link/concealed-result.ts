import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import type { paymentResult } from '@rochdale/contract/schemas/payments';
import { accountEnding } from '@rochdale/domain/paying/payment-results/receipt-copy';
import type { z } from 'zod';

type Result = z.input<typeof paymentResult>;

/** Nothing leads on from a link to what is the member's. */
export const noNextStep = async () => null;

/**
 * A receipt for whoever paid by a link, who need not be the member: the account by its ending, and no name, address,
 * balance or contact on file (paying-83).
 */
export const concealed = (result: Result): Result => ({
  ...result,
  accountBalance: null,
  accountNumber: null,
  accounts: result.accounts.map((one) => ({ ...one, accountNumber: accountEnding(one.accountNumber) })),
  memberNumber: '0',
  accountHolderName: null,
  serviceAddress: null,
  nextStep: null,
  copies: { ...result.copies, onFile: null },
});

/** How a payment without a receipt stands, told to the same. */
export const concealedStanding = (standing: WirePaymentStanding): WirePaymentStanding => ({
  ...standing,
  accounts: standing.accounts.map((one) => ({ ...one, accountNumber: accountEnding(one.accountNumber) })),
  receiptTo: null,
});
