import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { useState } from 'react';
import { readStatusOfVisitor } from './outage-calls.ts';
import { mayPass } from './send-report.ts';
import type { AccountKeys } from './visitor-account.tsx';

type VisitorStatus = ResponseOf<'outage-public.status'>;

const noKeys: AccountKeys = { accountNumber: '', phoneLastFourDigits: '' };

/**
 * A visitor's account. Where the server can't be reached nobody can check it, but the report may be written all the
 * same: it is checked when it is sent.
 */
export function useVisitor() {
  const [keys, setKeys] = useState(noKeys);
  const [found, setFound] = useState<VisitorStatus | 'unchecked'>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const find = async (given: AccountKeys): Promise<void> => {
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
