import { type AccountItem, chosenOf, hasAccount, useAccountList } from './account-list.ts';

/** The selected account of the member, else the primary one; null when there is none. */
export function useCurrentAccount() {
  return useAccountList((list, current) => chosenOf(list, current) ?? null, hasAccount);
}

export type CurrentAccount = AccountItem;
