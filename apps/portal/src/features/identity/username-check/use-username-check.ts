import { useRef, useState } from 'react';

/** How the check of a username stands. */
export type UsernameCheck = 'unchecked' | 'checking' | 'free' | 'taken';

interface UsernameQuestion {
  /** Whether a username is worth asking about. */
  readonly mayAsk: (loginId: string) => boolean;
  readonly isFree: (loginId: string) => Promise<boolean>;
}

/** Asks whether a username is free when its field loses focus (identity-43). Only the newest question counts. */
export function useUsernameCheck({ mayAsk, isFree }: UsernameQuestion) {
  const [check, setCheck] = useState<UsernameCheck>('unchecked');
  const newest = useRef('');
  return {
    check,
    forget: (): void => {
      newest.current = '';
      setCheck('unchecked');
    },
    ask: async (loginId: string): Promise<void> => {
      if (!mayAsk(loginId) || newest.current === loginId) return;
      newest.current = loginId;
      setCheck('checking');
      // Without an answer the server still decides when the form is sent.
      const free = await isFree(loginId).catch(() => undefined);
      if (newest.current === loginId) setCheck(free === undefined ? 'unchecked' : free ? 'free' : 'taken');
    },
  };
}
