/** Status text: the derived status, or the account's own when that is Current, with the account type (account-16). */
export function statusOf(account: { readonly derivedStatus: string; readonly accountStatus: string }): string {
  return account.derivedStatus === 'Current' ? account.accountStatus : account.derivedStatus;
}
