import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { type ChangeServices, takeChanges } from './take-changes.ts';

const name = 'billing-link.changes';

/** Takes what the billing system said has changed, every ten minutes. Where it is not asked for there is no such job. */
export async function changesJob({ boss, work }: OpenJobQueue, services: ChangeServices): Promise<void> {
  if (!services.billingLink.uses.changes) {
    await boss.unschedule(name);
    return;
  }
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await work(name, { pollingIntervalSeconds: 2 }, () => takeChanges(services));
  await boss.schedule(name, '*/10 * * * *');
}
