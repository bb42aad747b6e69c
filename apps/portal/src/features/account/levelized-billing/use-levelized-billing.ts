import { type LevelizedAction, shownTypeAfter } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import {
  itemOf,
  type LevelizedAccount,
  type LevelizedList,
  listLevelized,
  updateLevelized,
  updateManyLevelized,
} from './levelized-billing-calls.ts';

/** What the member is asked to confirm. `bulk` is the button below the table, otherwise it is a row's menu. */
export interface Asked {
  readonly action: LevelizedAction;
  readonly accounts: readonly LevelizedAccount[];
  readonly isBulk: boolean;
}

/** What a dialog says of what was done, or of why it was not (account-56). */
export interface Said {
  readonly kind: 'success' | 'warning' | 'danger';
  readonly message: string;
}

/** The list of accounts. */
export function useLevelizedList() {
  const memberNumber = useSession()?.memberNumber ?? '';
  return useQuery({
    queryKey: ['levelized-billing', memberNumber],
    queryFn: () => listLevelized({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
}

/** Signing accounts up and removing them: asked first, then told in a dialog (account-54, account-56). */
export function useLevelizedUpdate(onBulkDone: () => void) {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState<Said>();
  const update = useMutation({
    mutationFn: ({ action, accounts, isBulk }: Asked) => {
      const items = accounts.map((account) => itemOf(account, action));
      const [only] = items;
      if (isBulk || !only) return updateManyLevelized({ params: { memberNumber }, body: items });
      const { accountNumber, ...body } = only;
      return updateLevelized({ params: { memberNumber, accountNumber }, body });
    },
    onSuccess: ({ message }, { action, accounts, isBulk }) => {
      const changed = new Set(accounts.map(({ accountNumber }) => accountNumber));
      queries.setQueryData<LevelizedList>(
        ['levelized-billing', memberNumber],
        (list) =>
          list && {
            accounts: list.accounts.map((one) =>
              changed.has(one.accountNumber) ? { ...one, billingType: shownTypeAfter(action) } : one,
            ),
          },
      );
      if (isBulk) onBulkDone();
      setSaid({ kind: 'success', message });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.status === 400;
      setSaid(
        isRefused
          ? { kind: 'warning', message: error.message }
          : { kind: 'danger', message: text('levelizedBilling.failed') },
      );
    },
    onSettled: () => {
      setAsked(undefined);
      void queries.invalidateQueries();
    },
  });
  return {
    asked,
    said,
    isBusy: update.isPending,
    ask: setAsked,
    proceed: (): void => {
      if (asked && !update.isPending) update.mutate(asked);
    },
    dismiss: (): void => setSaid(undefined),
  };
}
