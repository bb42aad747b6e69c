import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { endOldRehearsals } from '../importing/rehearsing/public.ts';
import { forgetWhatEnded } from './housekeeping-store.ts';

const name = 'housekeeping';

/** Clears away once a day, in the small hours. */
export async function housekeepingJob(
  { boss, work }: OpenJobQueue,
  { db, clock }: { db: Database; clock: Clock },
): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 2, expireInSeconds: 600 });
  await work(name, {}, async () => {
    await forgetWhatEnded(db, clock.now());
    await endOldRehearsals(db, clock.now());
  });
  await boss.schedule(name, '20 3 * * *');
}
