import { newUsernameViolation } from '@rochdale/domain/sign-in/new-credentials';
import { useRef, useState } from 'react';
import { checkUsername } from './registration-calls.ts';

/** How the check of a username stands. */
export type UsernameCheck = 'unchecked' | 'checking' | 'free' | 'taken';

/** Asks whether a username is free when its field loses focus (S0 §4). Only the newest question counts. */
export function useUsernameCheck(registrationToken: string) {
  const [check, setCheck] = useState<UsernameCheck>('unchecked');
  const newest = useRef('');
  return {
    check,
    forget: (): void => {
      newest.current = '';
      setCheck('unchecked');
    },
    ask: async (loginId: string): Promise<void> => {
      if (newUsernameViolation(loginId) || newest.current === loginId) return;
      newest.current = loginId;
      setCheck('checking');
      // Without an answer the server still decides when the form is sent.
      const answer = await checkUsername({ body: { loginId, registrationToken } }).catch(() => undefined);
      if (newest.current === loginId)
        setCheck(answer === undefined ? 'unchecked' : answer.available ? 'free' : 'taken');
    },
  };
}
