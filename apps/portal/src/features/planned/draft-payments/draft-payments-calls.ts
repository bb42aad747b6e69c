import type { ResponseOf } from '@rochdale/contract/operations/operations';
import type { LocalDay } from '@rochdale/domain/dates';
import { type Cents, centsOf } from '@rochdale/domain/money';
import type { DraftAccount } from '@rochdale/domain/planned/draft-payments/draft';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';

const listDrafts = operation('draft-payments.list', 'GET /v3/member/{memberNumber}/drafts');
export const findBank = operation('draft-payments.institutions', 'GET /v3/financial-institutions');
export const updateDrafts = operation('draft-payments.update', 'PUT /v3/member/{memberNumber}/drafts');
export const initiateDraft = operation('draft-payments.initiate', 'POST /v3/member/{memberNumber}/drafts/initiate');

type Wire = ResponseOf<'draft-payments.list'>['results'][number];
/** An account as the rules read it. Money in cents. */
export type ShownAccount = DraftAccount &
  Pick<Wire, 'bills' | 'debitFrom' | 'draft' | 'draftNotice'> & { readonly accountBalance: Cents };
export interface Drafts {
  readonly memberNumber: string;
  readonly today: LocalDay;
  readonly accounts: readonly ShownAccount[];
}

export const draftsKey = 'draft-payments';

/** The member's accounts with their drafts. */
export function useDrafts() {
  const memberNumber = useSession()?.memberNumber ?? '';
  return useQuery({
    queryKey: [draftsKey, memberNumber],
    queryFn: async (): Promise<Drafts> => {
      const { today, results } = await listDrafts({ params: { memberNumber } });
      const accounts = results.map((wire) => ({
        ...wire,
        pastDueAmount: centsOf(wire.pastDueAmount),
        accountBalance: centsOf(wire.accountBalance),
      }));
      return { memberNumber, today, accounts };
    },
    enabled: memberNumber !== '',
  });
}
