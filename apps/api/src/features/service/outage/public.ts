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
export { loadTerritory, type Territory, territoryFile } from './areas/load-territory.ts';
export { outageFiles } from './areas/outage-files.ts';
export { presentTerritory } from './areas/present-territory.ts';
export { servedAreaMemory } from './areas/served-area.ts';
export {
  outageAccount as outagePlace,
  outageAccountsOf,
  phonesOf as outagePhonesOf,
  servicePlacesOf,
} from './outage-accounts-store.ts';
export { type OutageFallback, openOutageFallback } from './outage-fallback.ts';
export { type FollowedReport, findReport, reportsOf } from './outage-reports-store.ts';
export { activeOutageAt, type LocatedOutage } from './outages-store.ts';
export {
  addPlaces,
  countPlaces,
  findOutage,
  holdOutage,
  type KeptOutage,
  locationsOf,
  putOutage,
  removeFeeders,
} from './outages-writing-store.ts';
export { presentInfo } from './present-outage.ts';
export { problemIn } from './problem-words.ts';
export { readOutageRecord } from './read-outage-file.ts';
export { reportLimit, takeReport } from './report-outage.ts';
export { keepOutageChange } from './writing/keep-outage-change.ts';
export { changesOf, type WrittenBy } from './writing/outage-changes-store.ts';
export { OutagesRefused, putOutages, saveOutages } from './writing/save-outages.ts';
