import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { type OutageLinkServices, takeOutages } from './take-outages.ts';

const name = 'billing-link.outages';

/** Asks the outage system every minute. Where it is not asked there is no such job. */
export async function outagesJob({ repeat, endRepeating }: OpenJobQueue, services: OutageLinkServices): Promise<void> {
  if (!services.billingLink.uses.outages) {
    await endRepeating(name);
    return;
  }
  await repeat(name, { cron: '* * * * *', pollingIntervalSeconds: 2, expireInSeconds: 120 }, () =>
    takeOutages(services),
  );
}
