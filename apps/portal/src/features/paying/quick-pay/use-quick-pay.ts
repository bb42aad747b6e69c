import type { WirePayableAccount, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { accountLockedCode } from '@rochdale/domain/identity/sign-in/locked';
import {
  phoneDigitsLength,
  prefillDigits,
  quickPayAccountNumberLength,
} from '@rochdale/domain/paying/quick-pay/verification';
import { useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { keepStored } from '../../../lib/device/storage.ts';
import { useIsHydrated } from '../../../lib/device/stored.ts';
import { useSite } from '../../../lib/site.tsx';
import type { AccountKeys } from '../find-account/find-account.tsx';
import { readSettings, verifyAccount } from './quick-pay-calls.ts';

/** An account that its keys have opened. */
export interface VerifiedAccount {
  readonly memberNumber: string;
  readonly encryptedAccount: string;
  readonly account: WirePayableAccount;
  readonly settings: WirePaymentSettings;
}

const noKeys: AccountKeys = { accountNumber: '', phone: '' };

/** Quick Pay's three steps: account, verify, pay (paying-1). */
export function useQuickPay() {
  const { config } = useSite();
  const prefill = usePrefill();
  const [keys, setKeys] = useState<AccountKeys>();
  const [verified, setVerified] = useState<VerifiedAccount>();
  const [isPaying, setPaying] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error>();

  const verify = async (given: AccountKeys, accountKey?: string): Promise<void> => {
    setKeys(given);
    setFailure(undefined);
    setBusy(true);
    try {
      const answer = await verifyAccount({
        body: {
          accountNumber: given.accountNumber,
          ...(accountKey === undefined ? { phoneLastFourDigits: given.phone } : { accountKey }),
        },
      });
      keepStored('quickPayToken', answer.quickPayToken);
      const { memberNumber, encryptedAccount, account } = answer;
      const settings = await readSettings({
        params: { memberNumber },
        query: { applicationId: config.applicationIdWeb },
      });
      setVerified({ memberNumber, encryptedAccount, account, settings });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };

  /** Back to an empty step 1. */
  const restart = (): void => {
    keepStored('quickPayToken', null);
    setKeys(noKeys);
    setVerified(undefined);
    setPaying(false);
    setFailure(undefined);
  };

  return {
    step: verified === undefined ? 0 : isPaying ? 2 : 1,
    keys: keys ?? prefill,
    verified,
    isBusy,
    failure,
    dismissFailure: () => setFailure(undefined),
    isLocked: failure instanceof ApiError && failure.code === accountLockedCode,
    verify,
    restart,
    toPay: () => setPaying(true),
    toVerify: () => setPaying(false),
  };
}

/** Account number and phone digits from the address (paying-2); known once the page is hydrated. */
function usePrefill(): AccountKeys {
  const query = useQueryParams<'quick-pay'>();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return noKeys;
  return {
    accountNumber: prefillDigits(query.get('accountno') ?? undefined, quickPayAccountNumberLength),
    phone: prefillDigits(query.get('phone') ?? undefined, phoneDigitsLength),
  };
}
