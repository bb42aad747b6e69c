import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { accountLockedCode } from '@rochdale/domain/identity/sign-in/locked';
import { useState } from 'react';
import { ApiError } from '../../../../lib/calls/api.ts';
import { readStatusOfVisitor } from '../outage-calls.ts';
import type { VisitorRight } from './kept-entries.ts';
import { mayPass } from './send-report.ts';

type VisitorStatus = ResponseOf<'outage-public.status'>;

/** What opens an account: its number with phone digits, or with the key that a code gave. */
export type VisitorKeys = { readonly accountNumber: string } & VisitorRight;

const noKeys: VisitorKeys = { accountNumber: '', phoneLastFourDigits: '' };

/**
 * A visitor's account. Where the server can't be reached nobody can check it, but the report may be written all the
 * same: it is checked when it is sent.
 */
export function useVisitor() {
  const [keys, setKeys] = useState<VisitorKeys>(noKeys);
  const [found, setFound] = useState<VisitorStatus | 'unchecked'>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const find = async (given: VisitorKeys): Promise<void> => {
    setKeys(given);
    setFailure(undefined);
    setBusy(true);
    try {
      setFound(await readStatusOfVisitor({ body: given }));
    } catch (error) {
      if (mayPass(error)) setFound('unchecked');
      else setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };
  return {
    keys,
    found,
    failure,
    isLocked: failure instanceof ApiError && failure.code === accountLockedCode,
    isBusy,
    find,
    back: () => setFound(undefined),
    restart: () => {
      setKeys(noKeys);
      setFound(undefined);
      setFailure(undefined);
    },
  };
}
