import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { findUnknown } from './find-unknown.ts';
import { giveBackCharges } from './give-back-charges.ts';

const [finds, givesBack] = ['charges.find', 'charges.give-back'] as const;
/** What is older was looked at before; what came back since is still in it. */
const days = 3;

type Services = Parameters<typeof findUnknown>[0] & Parameters<typeof giveBackCharges>[0];

/** Looks each hour for charges that our books do not know, and gives back each minute what two people decided. */
export async function chargesJob({ boss, work }: OpenJobQueue, services: Services): Promise<void> {
  await boss.createQueue(finds, { name: finds, policy: 'stately', retryLimit: 0, expireInSeconds: 1800 });
  await work(finds, { pollingIntervalSeconds: 30 }, () => findUnknown(services, days));
  await boss.schedule(finds, '23 * * * *');
  await boss.createQueue(givesBack, { name: givesBack, policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await work(givesBack, { pollingIntervalSeconds: 5 }, async () => {
    await giveBackCharges(services);
  });
  await boss.schedule(givesBack, '* * * * *');
}
