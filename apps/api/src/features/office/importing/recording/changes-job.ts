import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { type ChangeServices, takeChanges } from './take-changes.ts';

const name = 'billing-link.changes';

/** Takes what the billing system said has changed, every ten minutes. Where it is not asked for there is no such job. */
export async function changesJob({ repeat, endRepeating }: OpenJobQueue, services: ChangeServices): Promise<void> {
  if (!services.billingLink.uses.changes) {
    await endRepeating(name);
    return;
  }
  await repeat(name, { cron: '*/10 * * * *', pollingIntervalSeconds: 2, expireInSeconds: 900 }, () =>
    takeChanges(services),
  );
}
