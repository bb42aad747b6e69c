import { useEffect } from 'react';
import { stripQuery, useQueryParams } from '../address/address.ts';
import { selectAccount } from './selected-account.ts';

/** `accountno` in the address chooses the account, and leaves the address. */
export function useAskedAccount(): void {
  const asked = useQueryParams().get('accountno');
  useEffect(() => {
    if (asked !== null) selectAccount(asked);
    if (window.location.search !== '') stripQuery();
  }, [asked]);
}
