import type { Cents } from '../../money.ts';

/** What an account's marks are found from. Money in cents. */
export interface MarkedAccount {
  readonly isPrepaidAccount: boolean;
  readonly derivedStatus: string;
  /** Below 0: a credit, which is what a prepaid account has left. */
  readonly accountBalance: Cents;
  /** Below so much that is left, a prepaid account is low. */
  readonly lowLine: Cents;
}

/** Whether a prepaid account has less left than its member's own line (account-95). */
export const isLowPrepaid = ({ isPrepaidAccount, accountBalance, lowLine }: MarkedAccount): boolean =>
  isPrepaidAccount && -accountBalance < lowLine;

/** Whether something is to be done about an account: it is past due or worse, or its prepaid money runs low (account-95). */
export const needsAttention = (account: { readonly derivedStatus: string; readonly isLowBalance: boolean }): boolean =>
  account.derivedStatus !== 'Current' || account.isLowBalance;
