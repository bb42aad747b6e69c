import { keepStored, readStored } from '../device/storage.ts';
import { useStored } from '../device/stored.ts';

/** The number of the account that the member has chosen; undefined means the primary one. */
export function useSelectedAccount(): string | undefined {
  return useStored('selectedAccount') ?? undefined;
}

/** Remembers on this device which account was shown, so that the next page asks about it early. */
export function rememberShownAccount(accountNumber: string): void {
  if (readStored('shownAccount') !== accountNumber) keepStored('shownAccount', accountNumber);
}

export function selectAccount(accountNumber: string): void {
  keepStored('selectedAccount', accountNumber);
}
