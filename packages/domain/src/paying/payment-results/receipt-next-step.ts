import { type AutoPayAccount, accountViolation } from '../../planned/auto-pay/auto-pay.ts';

/** What a receipt offers to do next (paying-76). */
export const receiptNextSteps = ['create-login', 'auto-pay'] as const;
export type ReceiptNextStep = (typeof receiptNextSteps)[number];

/** What a member's receipt offers: Auto Pay, where it is open, one account was paid, and nothing pays that account by itself. */
export function memberNextStep(
  isAutoPayOpen: boolean,
  account: (AutoPayAccount & { readonly autoPay: unknown }) | undefined,
): ReceiptNextStep | null {
  if (!isAutoPayOpen || account === undefined || account.autoPay !== undefined) return null;
  return accountViolation(account) === undefined ? 'auto-pay' : null;
}
