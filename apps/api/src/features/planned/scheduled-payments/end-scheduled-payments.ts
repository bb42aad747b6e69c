import type { Transaction } from '../../../platform/database/database.ts';
import { endAuthorizations, recordAuthorizations, type StandingAuthorization } from '../authorizations/public.ts';
import { cancelWaiting } from '../due-payments/public.ts';
import { markAllDeleted, type NewScheduledPayment } from './scheduled-payments-store.ts';

/** Ends scheduled payments: nothing of them that waits is charged any more. Answers their authorizations. */
export async function endScheduledPayments(
  tx: Transaction,
  transNos: readonly string[],
  end: { readonly endedAt: Date; readonly endReason: string; readonly endToldAt: Date | null },
): Promise<string[]> {
  const ended = await markAllDeleted(tx, transNos, end.endedAt);
  await cancelWaiting(tx, 'scheduled-payment', transNos, 'removed', end.endedAt);
  await recordAuthorizations(tx, ended.map(scheduleAuthorization));
  const authorizationIds = ended.map(({ authorizationId }) => authorizationId);
  await endAuthorizations(tx, authorizationIds, end);
  return authorizationIds;
}

/** What a scheduled payment rests on. */
function scheduleAuthorization(
  scheduled: Pick<NewScheduledPayment, 'authorizationId' | 'transNo' | 'memberNumber' | 'paymentMethod' | 'createdAt'>,
): StandingAuthorization {
  const { authorizationId, transNo: planKey, memberNumber, paymentMethod: method, createdAt: givenAt } = scheduled;
  return { authorizationId, planKind: 'scheduled-payment', planKey, memberNumber, method, givenAt };
}
