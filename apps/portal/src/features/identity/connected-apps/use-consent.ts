import type { DataKind } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { untilChoices } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnAccounts } from '../own-accounts/public.ts';
import { type AppRequest, allowApp, refuseApp, signInAtApp } from './connected-apps-calls.ts';

/** Goes on to the app by the authorization server: this page is left. */
const goOn = ({ continueAt }: { readonly continueAt: string }): void => window.location.assign(continueAt);

/** The two ways on from another site that asks who the member is. */
export function useSignInAt(requestId: string) {
  const params = { requestId };
  const signIn = useMutation({
    mutationFn: (currentPassword: string) => signInAtApp({ params, body: { currentPassword } }),
    onSuccess: goOn,
  });
  const refuse = useMutation({ mutationFn: () => refuseApp({ params }), onSuccess: goOn });
  const isLeaving = signIn.isPending || signIn.isSuccess || refuse.isPending || refuse.isSuccess;
  return { signIn, refuse, isLeaving };
}

/** What the member chooses of what an app asks, and the two ways on. */
export function useConsent(requestId: string, { memberNumber, kinds, historyMonths }: AppRequest) {
  const params = { requestId };
  const list = useOwnAccounts(memberNumber);
  const own = list.data?.results ?? [];
  const [picked, pickAccounts] = useState<readonly string[]>();
  const [chosenKinds, chooseKinds] = useState<readonly DataKind[]>(kinds);
  const [months, setMonths] = useState(Math.max(...historyMonths.filter((one) => one <= 24), historyMonths[0] ?? 0));
  const [until, setUntil] = useState<number | null>(untilChoices[0] ?? null);
  // One account is meant without being chosen; of several the member says which.
  const accounts = picked ?? (own.length === 1 ? own.map(({ accountNumber }) => accountNumber) : []);
  const allow = useMutation({
    mutationFn: (currentPassword: string) =>
      allowApp({
        params,
        body: {
          accounts: accounts.map((accountNumber) => ({ accountNumber })),
          kinds: [...chosenKinds],
          historyMonths: months,
          untilMonths: until,
          currentPassword,
        },
      }),
    onSuccess: goOn,
  });
  const refuse = useMutation({ mutationFn: () => refuseApp({ params }), onSuccess: goOn });
  return {
    ...{ list, own, accounts, pickAccounts, chosenKinds, chooseKinds, months, setMonths, until, setUntil },
    ...{ allow, refuse },
    /** The browser is on its way back to the app. */
    isLeaving: allow.isPending || allow.isSuccess || refuse.isPending || refuse.isSuccess,
  };
}

export type ConsentChoice = ReturnType<typeof useConsent>;
