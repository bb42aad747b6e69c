import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { type OutageLinkServices, takeOutages } from './take-outages.ts';

const name = 'billing-link.outages';

/** Asks the outage system every minute. Where it is not asked there is no such job. */
export async function outagesJob({ boss, work }: OpenJobQueue, services: OutageLinkServices): Promise<void> {
  if (!services.billingLink.uses.outages) {
    await boss.unschedule(name);
    return;
  }
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 120 });
  await work(name, { pollingIntervalSeconds: 2 }, () => takeOutages(services));
  await boss.schedule(name, '* * * * *');
}
