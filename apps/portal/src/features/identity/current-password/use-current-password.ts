import { currentPasswordViolation } from '@rochdale/domain/identity/my-profile/current-password';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';

const id = 'currentPassword';

/** The current password where nothing else of the login is typed beside it; no binding where it is not asked for. */
export function useCurrentPassword(isExempt = false) {
  const { security } = useSite().config;
  const isAsked = security.asksCurrentPassword && !isExempt;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const refuse = (message: string): void => {
    setError(message);
    document.getElementById(id)?.focus();
  };
  const binding: FieldBinding = {
    id,
    name: id,
    value: typed,
    error,
    required: true,
    onChange: (event) => {
      setTyped(event.target.value);
      setError(undefined);
    },
  };
  return {
    binding: isAsked ? binding : undefined,
    typed,
    /** Whether it may be sent; where not, it says why. */
    check: (): boolean => {
      const found = currentPasswordViolation(typed, isAsked);
      if (found) refuse(violationText(found));
      return found === undefined;
    },
    /** Takes up a refusal of the server that is about it; false when it is about something else. */
    takesUp: (failure: Error): boolean => {
      const isOurs = failure instanceof ApiError && failure.fields[0]?.field === id;
      if (isOurs) refuse(failure.message);
      return isOurs;
    },
    forget: (): void => {
      setTyped('');
      setError(undefined);
    },
  };
}
