import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { type SettlementsServices, takeSettlements } from './take-settlements.ts';

const takes = 'settlements.take';

/** Asks the company each hour what it paid out. */
export async function settlementsJob({ repeat }: OpenJobQueue, services: SettlementsServices): Promise<void> {
  await repeat(takes, { cron: '41 * * * *', pollingIntervalSeconds: 30, expireInSeconds: 1800 }, () =>
    takeSettlements(services),
  );
}
