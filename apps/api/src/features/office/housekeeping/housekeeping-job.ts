import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { endOldRehearsals } from '../importing/rehearsing/public.ts';
import { forgetWhatEnded } from './housekeeping-store.ts';

const name = 'housekeeping';

/** Clears away once a day, in the small hours. */
export async function housekeepingJob(
  { repeat }: OpenJobQueue,
  { db, clock, site }: { db: Database; clock: Clock; site: Sites },
): Promise<void> {
  await repeat(name, { cron: '20 3 * * *', expireInSeconds: 600, retryLimit: 2 }, async () => {
    await forgetWhatEnded(db, clock.now(), site().record?.keeps);
    await endOldRehearsals(db, clock.now());
  });
}
