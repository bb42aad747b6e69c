import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { english } from '@rochdale/domain/texts/english';
import type { Transaction } from '../../../platform/database/database.ts';
import { endAuthorizations, recordAuthorizations, type StandingAuthorization } from '../authorizations/public.ts';
import { cancelWaiting } from '../due-payments/public.ts';
import { type AutoPay, type AutoPayByStored, removeAutoPays } from './auto-pay-store.ts';

/** Ends the auto pay of accounts: nothing of it that waits is charged any more. Answers what ended. */
export async function endAutoPays(
  tx: Transaction,
  accountNumbers: readonly string[],
  end: { readonly endedAt: Date; readonly endReason: string; readonly endToldAt: Date | null },
): Promise<AutoPay[]> {
  const removed = await removeAutoPays(tx, accountNumbers);
  const ended = removed.map(({ autoPay }) => autoPay);
  await cancelWaiting(tx, 'auto-pay', accountNumbers, 'removed', end.endedAt);
  await recordAuthorizations(tx, removed.map(autoPayAuthorization));
  await endAuthorizations(
    tx,
    ended.map(({ authorizationId }) => authorizationId),
    end,
  );
  return ended;
}

/** What auto pay rests on. */
function autoPayAuthorization({ autoPay, stored }: AutoPayByStored): StandingAuthorization {
  const { authorizationId, accountNumber: planKey, memberNumber, updatedAt: givenAt } = autoPay;
  const paymentType = stored.paymentType === 'Check' ? 'Check' : 'Credit';
  const method = methodName({ ...stored, paymentType }, english);
  return { authorizationId, planKind: 'auto-pay', planKey, memberNumber, method, givenAt };
}
