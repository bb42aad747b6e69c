import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { endOldRehearsals } from '../importing/rehearsing/public.ts';
import { forgetWhatEnded } from './housekeeping-store.ts';

const name = 'housekeeping';

/** Clears away once a day, in the small hours. */
export async function housekeepingJob(
  { boss, work }: OpenJobQueue,
  { db, clock, site }: { db: Database; clock: Clock; site: Sites },
): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 2, expireInSeconds: 600 });
  await work(name, {}, async () => {
    await forgetWhatEnded(db, clock.now(), site().record?.keeps);
    await endOldRehearsals(db, clock.now());
  });
  await boss.schedule(name, '20 3 * * *');
}
