import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { makeUsagePartitions, monthsFrom } from './usage-partitions-store.ts';

const name = 'usage-partitions';
const monthsAhead = 3;

/** Makes the partitions of usage for this month and the next three, at the start and once a day. */
export async function usagePartitionsJob(
  { repeat }: OpenJobQueue,
  { db, clock }: { db: Database; clock: Clock },
): Promise<void> {
  await repeat(name, { cron: '50 2 * * *', atStart: true, expireInSeconds: 600, retryLimit: 2 }, async () =>
    makeUsagePartitions(db, monthsFrom(clock.now().toISOString().slice(0, 7), monthsAhead)),
  );
}
