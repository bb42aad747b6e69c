import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { type SettlementsServices, takeSettlements } from './take-settlements.ts';

const takes = 'settlements.take';

/** Asks the company each hour what it paid out. */
export async function settlementsJob({ boss, work }: OpenJobQueue, services: SettlementsServices): Promise<void> {
  await boss.createQueue(takes, { name: takes, policy: 'stately', retryLimit: 0, expireInSeconds: 1800 });
  await work(takes, { pollingIntervalSeconds: 30 }, () => takeSettlements(services));
  await boss.schedule(takes, '41 * * * *');
}
