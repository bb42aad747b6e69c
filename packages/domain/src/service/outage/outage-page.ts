import { type Violation, violation } from '../../violation.ts';

/** Rows of the outage history on a page (service-13). */
export const outageHistoryPageSizes = [10, 25, 50, 100] as const;
export const outageHistoryPageSize = 10;

/** The account that the outage page is about. */
export interface OutagePageAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
}

/** Said of an empty history (service-13). */
export const emptyOutageHistory = violation('outage.history.none');

/**
 * Which account the page is about: the loaded one. Where its address (accountno, memberno) means another, and where none
 * is loaded, the member is asked to sign in again (service-3).
 */
export function outagePageAccount(
  query: { readonly accountno?: string | undefined; readonly memberno?: string | undefined },
  loaded: OutagePageAccount | undefined,
): { readonly account: OutagePageAccount } | { readonly problem: Violation } {
  const means = (asked: string | undefined, found: string | undefined) => !asked?.trim() || asked.trim() === found;
  return loaded && means(query.accountno, loaded.accountNumber) && means(query.memberno, loaded.memberNumber)
    ? { account: loaded }
    : { problem: violation('outage.relogin') };
}
