import { keepStored } from '../device/storage.ts';
import { useStored } from '../device/stored.ts';

/** The number of the account that the member has chosen; undefined means the primary one. */
export function useSelectedAccount(): string | undefined {
  return useStored('selectedAccount') ?? undefined;
}

export function selectAccount(accountNumber: string): void {
  keepStored('selectedAccount', accountNumber);
}
