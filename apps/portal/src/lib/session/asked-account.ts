import { useEffect } from 'react';
import { stripQuery, useQueryParams } from '../address/address.ts';
import { selectAccount } from './selected-account.ts';

/** `accountno` in the address chooses the account, and leaves the address; so does the rest, unless it is kept. */
export function useAskedAccount({ keepsRest = false } = {}): void {
  const asked = useQueryParams().get('accountno');
  useEffect(() => {
    if (asked !== null) selectAccount(asked);
    if (window.location.search === '' || (keepsRest && asked === null)) return;
    const rest = new URLSearchParams(window.location.search);
    rest.delete('accountno');
    stripQuery();
    if (keepsRest && String(rest) !== '')
      window.history.replaceState(window.history.state, '', `${window.location.pathname}?${rest}`);
  }, [asked, keepsRest]);
}
