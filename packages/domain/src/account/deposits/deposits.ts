import type { Cents } from '../../money.ts';

/** What has become of a deposit: the co-op holds it, has given it back, or has set it against the account. */
export const depositStatuses = ['Held', 'Refunded', 'Applied'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** What of an account's deposits is still held, and the interest on that (account-41). */
export function heldDeposits(
  deposits: readonly { readonly status: DepositStatus; readonly amount: Cents; readonly interest: Cents }[],
): { readonly amount: Cents; readonly interest: Cents } {
  const held = deposits.filter(({ status }) => status === 'Held');
  return {
    amount: held.reduce((sum, { amount }) => sum + amount, 0),
    interest: held.reduce((sum, { interest }) => sum + interest, 0),
  };
}
