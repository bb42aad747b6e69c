import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { english } from '@rochdale/domain/texts/english';
import type { Transaction } from '../../../platform/database/database.ts';
import { endAuthorizations, recordAuthorizations } from '../authorizations/public.ts';
import { cancelWaiting } from '../due-payments/public.ts';
import { removeTopUps, type TopUp } from './top-ups-store.ts';

/** Ends topping up of accounts: nothing of it that waits is charged any more. Answers what ended. */
export async function endTopUps(
  tx: Transaction,
  accountNumbers: readonly string[],
  end: { readonly endedAt: Date; readonly endReason: string; readonly endToldAt: Date | null },
): Promise<TopUp[]> {
  const removed = await removeTopUps(tx, accountNumbers);
  const numbers = removed.map(({ topUp }) => topUp.accountNumber);
  await cancelWaiting(tx, 'top-up', numbers, 'removed', end.endedAt);
  await recordAuthorizations(
    tx,
    removed.map(({ topUp, stored }) => ({
      authorizationId: topUp.authorizationId,
      planKind: 'top-up',
      planKey: topUp.accountNumber,
      memberNumber: topUp.memberNumber,
      method: methodName({ ...stored, paymentType: stored.paymentType === 'Check' ? 'Check' : 'Credit' }, english),
      givenAt: topUp.updatedAt,
    })),
  );
  const ended = removed.map(({ topUp }) => topUp);
  await endAuthorizations(
    tx,
    ended.map(({ authorizationId }) => authorizationId),
    end,
  );
  return ended;
}
