import { roundUpChoices } from '@rochdale/domain/account/operation-roundup/round-up';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { listRoundUp, type RoundUpAccount, type RoundUpList, updateRoundUp } from './operation-roundup-calls.ts';
import { amountToConfirm, itemOf, problemsOf, type RoundUpEdit, savedEdit } from './round-up-edit.ts';

type Edits = Readonly<Record<string, RoundUpEdit>>;

/** An amount that is asked about before it is given. */
export interface Surprise {
  readonly number: string;
  readonly cents: number;
}

/** The list of accounts. What fails in it is said as the API says it, else by one sentence (account-64). */
export function useRoundUpList() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const failure = useFailure();
  const { data, error, refetch } = useQuery({
    queryKey: ['operation-roundup', memberNumber],
    queryFn: () => listRoundUp({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  return { data, error: error && new Error(failure(error)), refetch };
}

/** Which accounts are selected and how they are edited, and Proceed (account-58, account-60). */
export function useRoundUpEdits({ accounts, today }: RoundUpList) {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const choices = roundUpChoices(useSite());
  const failure = useFailure();
  const [edits, setEdits] = useState<Edits>({});
  /** The accounts that a submit was refused for, and how often it was. */
  const [refused, setRefused] = useState<{ readonly numbers: readonly string[]; readonly times: number }>();
  const selected = accounts.filter(({ accountNumber }) => edits[accountNumber] !== undefined);
  /** The amounts that are asked about, while they are. */
  const [asked, setAsked] = useState<readonly Surprise[]>();
  const problems = selected.flatMap((account) => {
    const { accountNumber: number } = account;
    const edit = edits[number];
    const found = edit ? problemsOf(account, edit, { choices, today }) : [];
    return found.map((one) => ({ ...one, number }));
  });
  const shown = refused ? problems : [];
  const update = useMutation({
    mutationFn: () =>
      updateRoundUp({
        params: { memberNumber },
        body: selected.flatMap(({ accountNumber: number }) => {
          const edit = edits[number];
          return edit ? [itemOf(number, edit, choices)] : [];
        }),
      }),
    onSuccess: async ({ message }) => {
      setEdits({});
      setRefused(undefined);
      showAlert({ kind: 'success', text: message });
      window.scrollTo(0, 0);
      await queries.invalidateQueries();
    },
    onError: (error) => {
      showAlert({ kind: 'danger', text: failure(error) });
      window.scrollTo(0, 0);
    },
  });
  const change = (number: string, changes: Partial<RoundUpEdit>): void =>
    setEdits((before) => {
      const edit = before[number];
      return edit ? { ...before, [number]: { ...edit, ...changes } } : before;
    });
  return {
    choices,
    today,
    selected,
    refused,
    isBusy: update.isPending,
    editOf: (number: string): RoundUpEdit | undefined => edits[number],
    /** Selected rows may be edited. */
    select: (rows: readonly RoundUpAccount[]): void =>
      setEdits((before) => ({
        ...Object.fromEntries(rows.map((row) => [row.accountNumber, savedEdit(row)])),
        ...before,
      })),
    /** What was edited of deselected rows is forgotten. */
    deselect: (rows: readonly RoundUpAccount[]): void => {
      const dropped = new Set(rows.map(({ accountNumber }) => accountNumber));
      setEdits((before) => Object.fromEntries(Object.entries(before).filter(([number]) => !dropped.has(number))));
    },
    change,
    /** Switching on begins with what is saved. */
    enrol: (account: RoundUpAccount, isRoundUp: boolean): void =>
      change(account.accountNumber, { ...savedEdit(account), isRoundUp }),
    errorOf: (fieldId: string): string | undefined => shown.find((one) => one.fieldId === fieldId)?.text,
    summary: shown.map(({ fieldId, text: message, number }) => ({
      fieldId,
      text: text('operationRoundup.problem', { number, message }),
    })),
    /** Sends what is selected, or shows what is wrong with it. */
    proceed: (): void => {
      if (update.isPending || selected.length === 0) return;
      showAlert(undefined);
      const times = (refused?.times ?? 0) + 1;
      setRefused(problems.length > 0 ? { numbers: problems.map(({ number }) => number), times } : undefined);
      if (problems.length > 0) return;
      const surprises = selected.flatMap((account) => {
        const { accountNumber: number } = account;
        const edit = edits[number];
        const cents = edit && amountToConfirm(account, edit, choices);
        return cents === undefined ? [] : [{ number, cents }];
      });
      if (surprises.length > 0) setAsked(surprises);
      else update.mutate();
    },
    asked,
    /** What is asked about is right, or is not. */
    answer: (isRight: boolean): void => {
      setAsked(undefined);
      if (isRight) update.mutate();
    },
  };
}
export type RoundUpEdits = ReturnType<typeof useRoundUpEdits>;

/** What the API says of a call, and how it was lost on the way; one sentence where nobody says anything (account-64). */
function useFailure(): (error: Error) => string {
  const text = useText();
  return (error) => {
    const isSaid = error instanceof ApiError && (error.status < 500 || error.code !== undefined);
    return isSaid ? error.message : text('operationRoundup.failed');
  };
}
