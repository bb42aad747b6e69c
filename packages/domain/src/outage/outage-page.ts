import { type Violation, violation } from '../violation.ts';

/** Rows of the outage history on a page (S2 §9). */
export const outageHistoryPageSizes = [10, 25, 50, 100] as const;
export const outageHistoryPageSize = 10;

/** The account that the outage page is about. */
export interface OutagePageAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
}

/** Said of an empty history (S2 §8). */
export const emptyOutageHistory = violation('outage.history.none');

/**
 * Which account the page is about: the one in its address (accountno, memberno), else the one that is loaded;
 * with neither the member is asked to sign in again (S2 §2, §8).
 */
export function outagePageAccount(
  query: { readonly accountno?: string; readonly memberno?: string },
  loaded: OutagePageAccount | undefined,
): { readonly account: OutagePageAccount } | { readonly problem: Violation } {
  const accountNumber = query.accountno?.trim();
  if (accountNumber) {
    const memberNumber = query.memberno?.trim() || loaded?.memberNumber;
    if (memberNumber) return { account: { accountNumber, memberNumber } };
  }
  return loaded ? { account: loaded } : { problem: violation('outage.relogin') };
}
