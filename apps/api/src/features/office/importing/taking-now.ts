import { type TakingTime, takingAt } from '@rochdale/domain/planned/due-payments/taking-time';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { newestBalanceImport } from './import-runs-store.ts';

/** Whether payments are taken now, by the co-op's settings and the newest balances. */
export async function takingNow(db: Executor, clock: Clock, site: Site): Promise<TakingTime> {
  return takingAt(clock.now(), site.timeZone, site.config.taking, await newestBalanceImport(db));
}
