import type { LocalDay } from '../../dates.ts';

/** Status text: the derived status, or the account's own when that is Current, with the account type (account-16). */
export function statusOf(account: { readonly derivedStatus: string; readonly accountStatus: string }): string {
  return account.derivedStatus === 'Current' ? account.accountStatus : account.derivedStatus;
}

/** An arrangement is overdue when its next payment was due before today (account-43). */
export function isArrangementOverdue(nextPaymentDueDate: LocalDay | null, today: LocalDay): boolean {
  return nextPaymentDueDate !== null && nextPaymentDueDate < today;
}
