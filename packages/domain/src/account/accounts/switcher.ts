/** An account as the switcher knows it. */
export interface SwitcherAccount {
  readonly accountNumber: string;
  readonly isPrimaryAccount: boolean;
}

/** Most other accounts beside the selected one (account-6). */
export const maxOtherAccounts = 4;

/** The selected account (the one that matches the current number, else the primary one) and up to four others (account-2, account-6). */
export function switcherAccounts<A extends SwitcherAccount>(
  accounts: readonly A[],
  current: string | undefined,
): { readonly selected: A | undefined; readonly others: readonly A[] } {
  const selected =
    accounts.find((account) => account.accountNumber === current) ??
    accounts.find((account) => account.isPrimaryAccount) ??
    accounts[0];
  return { selected, others: accounts.filter((account) => account !== selected).slice(0, maxOtherAccounts) };
}
