import type { LocalTime } from '@rochdale/domain/dates';
import { type OutageFlag, outageFlagOf } from '@rochdale/domain/service/outage/outage-status';
import type { Executor } from '../../../platform/database/database.ts';
import { outageAccount } from './outage-accounts-store.ts';
import { activeOutageAt } from './outages-store.ts';

interface TellingOutage {
  readonly isActive: OutageFlag;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  /** Null where none is active. */
  readonly outageNumber: string | null;
}

/** Whether an outage is active at an account, and until when (service-7). */
export async function outageOf(db: Executor, accountNumber: string, now: LocalTime): Promise<TellingOutage> {
  const account = await outageAccount(db, accountNumber);
  if (!account?.locationId) return { isActive: '', estimatedTimeOfRestoration: null, outageNumber: null };
  const outage = await activeOutageAt(db, account.locationId, now);
  return {
    isActive: outageFlagOf({ ...account, hasActiveOutage: outage !== undefined }),
    estimatedTimeOfRestoration: outage?.estimatedTimeOfRestoration ?? null,
    outageNumber: outage?.outageNumber ?? null,
  };
}
export {
  outageAccount as outagePlace,
  outageAccountsOf,
  phonesOf as outagePhonesOf,
  servicePlacesOf,
} from './outage-accounts-store.ts';
export { type OutageFallback, openOutageFallback } from './outage-fallback.ts';
export { type FollowedReport, findReport, reportsOf } from './outage-reports-store.ts';
export { activeOutageAt, type LocatedOutage } from './outages-store.ts';
export { findOutage } from './outages-writing-store.ts';
export { presentInfo } from './present-outage.ts';
export { problemIn } from './problem-words.ts';
export { reportLimit, takeReport } from './report-outage.ts';
export { saveOutages } from './save-outages.ts';
