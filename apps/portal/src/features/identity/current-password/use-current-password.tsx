import { currentPasswordViolation } from '@rochdale/domain/identity/my-profile/current-password';
import { translate, violationText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { ProofField, usePasskeyProof } from '../passkey-use/public.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const id = 'currentPassword';

interface Asking {
  /** It is not asked for here, whatever the site says. */
  readonly isExempt?: boolean | undefined;
  /** It is asked for at every site. */
  readonly isAlways?: boolean;
}

/** The current password where nothing else of the login is typed beside it, or a passkey where there is no password. */
export function useCurrentPassword({ isExempt = false, isAlways = false }: Asking = {}) {
  const { security } = useSite().config;
  const isAsked = (isAlways || security.asksCurrentPassword) && !isExempt;
  const proof = usePasskeyProof(isAsked);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const refuse = (message: string): void => {
    setError(message);
    document.getElementById(id)?.focus();
  };
  const field = (
    <CurrentPasswordField
      id={id}
      name={id}
      value={typed}
      error={error}
      required
      onChange={(event) => {
        setTyped(event.target.value);
        setError(undefined);
      }}
    />
  );
  const shown: ReactNode = proof.isNeeded ? <ProofField proof={proof} refusal={error} /> : field;
  const takesUp = (failure: Error): boolean => {
    const isOurs = failure instanceof ApiError && failure.fields[0]?.field === id;
    if (isOurs) refuse(failure.message);
    if (isOurs && proof.isNeeded) proof.forget();
    return isOurs;
  };
  return {
    /** Nothing where it is not asked for. */
    field: isAsked ? shown : undefined,
    isRefused: error !== undefined,
    typed,
    /** Whether it may be sent; where not, it says why. */
    check: (): boolean => {
      if (proof.isNeeded) {
        setError(proof.isProved ? undefined : translate('passkeys.proof.needed'));
        return proof.isProved;
      }
      const found = currentPasswordViolation(typed, isAsked);
      if (found) refuse(violationText(found));
      return found === undefined;
    },
    /** Takes up a refusal of the server that is about it; false when it is about something else. */
    takesUp,
    /** The same, of a call that goes on failing. */
    takeUp: (failure: Error): never => {
      takesUp(failure);
      throw failure;
    },
    forget: (): void => {
      setTyped('');
      setError(undefined);
    },
  };
}
