import { type KeptKeys, keysLeft } from '@rochdale/domain/paying/quick-pay/kept-keys';
import { useState } from 'react';
import { useGoTo, useQueryParams } from '../../../lib/address/address.ts';
import { deviceTime } from '../../../lib/device/clock.ts';
import { keepForTab, readForTab, readStored } from '../../../lib/device/storage.ts';
import type { AccountKeys } from '../find-account/find-account.tsx';

/** The step that is asked for; null for the first. */
type Step = '2' | '3' | null;

/** Where Quick Pay's steps stand. */
export interface QuickPaySteps {
  readonly asked: string | null;
  readonly goTo: (step: Step) => void;
  /** Whether what was typed is kept for the tab, so that Back, Forward and reload find it (paying-74). */
  readonly keepsTyped: boolean;
}

/** On the page each step has an address, and so an entry in the browser's history. */
export function useStepsInAddress(): QuickPaySteps {
  const asked = useQueryParams<'quick-pay'>().get('step');
  const goTo = useGoTo();
  return {
    asked,
    // The same address once more would show the page anew.
    goTo: (step) => {
      if (step !== asked) goTo('quick-pay', step === null ? {} : { step });
    },
    keepsTyped: true,
  };
}

/** In a dialog the steps stand in place. */
export function useStepsInPlace(): QuickPaySteps {
  const [asked, setAsked] = useState<Step>(null);
  return { asked, goTo: setAsked, keepsTyped: false };
}

const keysName = 'quickPay';

/** Under which name the amount of an account is kept for the tab. */
export const amountName = (accountNumber: string): string => `${keysName}.${accountNumber}`;

export function keepKeys({ accountNumber, phone }: AccountKeys): void {
  const kept: KeptKeys = { accountNumber, phone, at: deviceTime().getTime() };
  keepForTab(keysName, JSON.stringify(kept));
}

/** What was typed in this tab, as long as Quick Pay's token is there: it goes with the receipt, and with the form's own Back. */
export function keptKeys(): AccountKeys | undefined {
  const kept = readStored('quickPayToken') === null ? null : readForTab(keysName);
  if (kept === null) return undefined;
  const { accountNumber, phone, at }: Record<string, unknown> = JSON.parse(kept);
  return typeof accountNumber === 'string' && typeof phone === 'string' && typeof at === 'number'
    ? keysLeft({ accountNumber, phone, at }, deviceTime().getTime())
    : undefined;
}

/** Forgets what was typed of an account. */
export function forgetTyped(accountNumber: string): void {
  keepForTab(keysName, null);
  keepForTab(amountName(accountNumber), null);
  keepForTab(`${amountName(accountNumber)}.type`, null);
}
