import type { LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../../../platform/database/database.ts';
import { type MovedAccount, noteFormerHolders } from '../../../account/holdings/public.ts';
import { takeMovedFromTokens } from '../../../identity/access-tokens/public.ts';
import { endAuthorizations, recordPlansWithoutAuthorization } from '../../../planned/authorizations/public.ts';
import { noteEnded } from '../../../planned/draft-payments/public.ts';
import {
  dropMovedHolds,
  endMovedNamesNoticesAndTokens,
  forgetChosenByFormer,
  reduceMovedScheduledPayments,
  removeMovedAutoPays,
  removeMovedDrafts,
} from './moved-accounts-store.ts';

/** What ended since accounts have another member. */
export interface EndedPlans {
  readonly ended: number;
  /** Scheduled payments that go on for the member's other accounts. */
  readonly reduced: number;
}

/**
 * Ends what a member has set up for an account that another member has now: auto pay, drafts, scheduled payments, notices,
 * and what opens the account without a login. Nobody's card pays another's bill. Each end is on record, and is told by the
 * worker.
 */
export async function endPlansOfMovedAccounts(
  tx: Transaction,
  { now, today }: { readonly now: Date; readonly today: LocalDay },
  moved: readonly MovedAccount[],
): Promise<EndedPlans> {
  await noteFormerHolders(tx, moved);
  await forgetChosenByFormer(tx, moved);
  await recordPlansWithoutAuthorization(tx, now);
  const movedAutoPays = await removeMovedAutoPays(tx);
  const movedDrafts = await removeMovedDrafts(tx);
  await noteEnded(tx, movedDrafts, today);
  const { deleted, reduced } = await reduceMovedScheduledPayments(tx, now);
  await endMovedNamesNoticesAndTokens(tx, now);
  await takeMovedFromTokens(tx);
  await dropMovedHolds(tx);
  const ended = [...movedAutoPays, ...movedDrafts, ...deleted];
  await endAuthorizations(
    tx,
    ended.map(({ authorizationId }) => authorizationId),
    { endedAt: now, endReason: 'holder', endToldAt: null },
  );
  return { ended: ended.length, reduced };
}
