import type { WirePayableAccount, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { accountLockedCode } from '@rochdale/domain/identity/sign-in/locked';
import { shownStep } from '@rochdale/domain/paying/quick-pay/kept-keys';
import {
  phoneDigitsLength,
  prefillDigits,
  quickPayAccountNumberLength,
} from '@rochdale/domain/paying/quick-pay/verification';
import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { useEffect, useRef, useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { keepStored, readStored } from '../../../lib/device/storage.ts';
import { useSite } from '../../../lib/site.tsx';
import type { AccountKeys } from '../find-account/find-account.tsx';
import { readSettings, verifyAccount } from './quick-pay-calls.ts';
import { forgetTyped, keepKeys, keptKeys, type QuickPaySteps } from './quick-pay-steps.ts';

/** An account that its keys have opened. */
export interface VerifiedAccount {
  readonly memberNumber: string;
  readonly encryptedAccount: string;
  readonly account: WirePayableAccount;
  readonly settings: WirePaymentSettings;
}

const noKeys: AccountKeys = { accountNumber: '', phone: '' };

/** Quick Pay's three steps: account, verify, pay (paying-1). */
export function useQuickPay(steps: QuickPaySteps) {
  const { config } = useSite();
  const prefill = usePrefill();
  const [keys, setKeys] = useState<AccountKeys>();
  const [verified, setVerified] = useState<VerifiedAccount>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error>();

  const isHydrated = useIsHydrated();
  const kept = steps.keepsTyped && isHydrated ? keptKeys() : undefined;
  const begin = prefill.accountNumber === '' ? (kept ?? prefill) : prefill;

  const open = async (given: AccountKeys, accountKey?: string): Promise<boolean> => {
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
      // Whoever begins anew begins with nothing typed.
      if (readStored('quickPayToken') === null) forgetTyped(given.accountNumber);
      keepStored('quickPayToken', answer.quickPayToken);
      const { memberNumber, encryptedAccount, account } = answer;
      const settings = await readSettings({
        params: { memberNumber },
        query: { applicationId: config.applicationIdWeb },
      });
      setVerified({ memberNumber, encryptedAccount, account, settings });
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const verify = async (given: AccountKeys, accountKey?: string): Promise<void> => {
    if (!(await open(given, accountKey))) return;
    // Digits beside a code may be wrong, and would be judged when the account is opened again.
    if (steps.keepsTyped) keepKeys(accountKey === undefined ? given : { ...given, phone: '' });
    steps.goTo('2');
  };

  // Loaded anew on a later step, or come back to from the payment company: the account is opened again.
  const isReopened = useRef(false);
  const reopen = useRef(open);
  reopen.current = open;
  const wantsMore = steps.asked !== null && verified === undefined && kept !== undefined && kept.phone !== '';
  useEffect(() => {
    if (!wantsMore || isReopened.current) return;
    isReopened.current = true;
    const again = keptKeys();
    if (again) void reopen.current(again);
  }, [wantsMore]);

  /** Back to an empty step 1. */
  const restart = (): void => {
    keepStored('quickPayToken', null);
    if (verified) forgetTyped(verified.account.accountNumber);
    setKeys(noKeys);
    setVerified(undefined);
    setFailure(undefined);
    steps.goTo(null);
  };

  return {
    step: shownStep(steps.asked, verified !== undefined),
    keys: keys === undefined ? begin : steps.keepsTyped ? (kept ?? { ...keys, phone: '' }) : keys,
    verified,
    isBusy,
    failure,
    dismissFailure: () => setFailure(undefined),
    isLocked: failure instanceof ApiError && failure.code === accountLockedCode,
    verify,
    restart,
    /** Asks anew what is owed, as long as the phone's digits are kept; without them the account is asked for again. */
    refresh: (): void => {
      const again = steps.keepsTyped ? keptKeys() : keys;
      if (again && again.phone !== '') void open(again);
      else restart();
    },
    toPay: () => steps.goTo('3'),
    toVerify: () => steps.goTo('2'),
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
