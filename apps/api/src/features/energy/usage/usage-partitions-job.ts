import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { makeUsagePartitions, monthsFrom } from './usage-partitions-store.ts';

const name = 'usage-partitions';
const monthsAhead = 3;

/** Makes the partitions of usage for this month and the next three, at the start and once a day. */
export async function usagePartitionsJob(
  { boss, work }: OpenJobQueue,
  { db, clock }: { db: Database; clock: Clock },
): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 2, expireInSeconds: 600 });
  await work(name, {}, async () =>
    makeUsagePartitions(db, monthsFrom(clock.now().toISOString().slice(0, 7), monthsAhead)),
  );
  await boss.schedule(name, '50 2 * * *');
  await boss.send(name, {});
}
