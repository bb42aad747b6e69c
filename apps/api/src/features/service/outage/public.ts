import type { LocalTime } from '@rochdale/domain/dates';
import { type OutageFlag, outageFlagOf } from '@rochdale/domain/service/outage/outage-status';
import type { Database } from '../../../platform/database/database.ts';
import { outageAccount } from './outage-accounts-store.ts';
import { activeOutageAt } from './outages-store.ts';

/** Whether an outage is active at an account, and until when (service-7). */
export async function outageOf(
  db: Database,
  accountNumber: string,
  now: LocalTime,
): Promise<{ readonly isActive: OutageFlag; readonly estimatedTimeOfRestoration: LocalTime | null }> {
  const account = await outageAccount(db, accountNumber);
  if (!account?.locationId) return { isActive: '', estimatedTimeOfRestoration: null };
  const outage = await activeOutageAt(db, account.locationId, now);
  return {
    isActive: outageFlagOf({ ...account, hasActiveOutage: outage !== undefined }),
    estimatedTimeOfRestoration: outage?.estimatedTimeOfRestoration ?? null,
  };
}
export { type OutageFallback, openOutageFallback } from './outage-fallback.ts';
