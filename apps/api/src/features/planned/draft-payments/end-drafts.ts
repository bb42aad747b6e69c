import type { LocalDay } from '@rochdale/domain/dates';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { english } from '@rochdale/domain/texts/english';
import type { Transaction } from '../../../platform/database/database.ts';
import { endAuthorizations, recordAuthorizations, type StandingAuthorization } from '../authorizations/public.ts';
import { cancelWaiting } from '../due-payments/public.ts';
import { type DraftRow, removeDrafts } from './drafts-store.ts';

/** Ends the drafts of accounts on a co-op's day: nothing of them that waits is taken any more. Answers what ended. */
export async function endDrafts(
  tx: Transaction,
  accountNumbers: readonly string[],
  endedOn: LocalDay,
  end: { readonly endedAt: Date; readonly endReason: string; readonly endToldAt: Date | null },
): Promise<DraftRow[]> {
  const ended = await removeDrafts(tx, accountNumbers, endedOn);
  await cancelWaiting(tx, 'draft', accountNumbers, 'removed', end.endedAt);
  await recordAuthorizations(
    tx,
    ended.map((draft) => draftAuthorization(draft, end.endedAt)),
  );
  await endAuthorizations(
    tx,
    ended.map(({ authorizationId }) => authorizationId),
    end,
  );
  return ended;
}

/** What a draft rests on; one that was imported counts as given when it is put on record. */
function draftAuthorization(draft: DraftRow, now: Date): StandingAuthorization {
  const { authorizationId, accountNumber: planKey, memberNumber, draftType, lastFour, createdAt } = draft;
  const paymentType = draftType === 'bank' ? 'Check' : 'Credit';
  const method = methodName({ paymentType, brand: '', lastFour }, english);
  return { authorizationId, planKind: 'draft', planKey, memberNumber, method, givenAt: createdAt ?? now };
}
