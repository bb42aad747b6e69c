import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { findUnknown } from './find-unknown.ts';
import { giveBackCharges } from './give-back-charges.ts';

const [finds, givesBack] = ['charges.find', 'charges.give-back'] as const;
/** What is older was looked at before; what came back since is still in it. */
const days = 3;

type Services = Parameters<typeof findUnknown>[0] & Parameters<typeof giveBackCharges>[0];

/** Looks each hour for charges that our books do not know, and gives back each minute what two people decided. */
export async function chargesJob({ repeat }: OpenJobQueue, services: Services): Promise<void> {
  await repeat(finds, { cron: '23 * * * *', pollingIntervalSeconds: 30, expireInSeconds: 1800 }, () =>
    findUnknown(services, days),
  );
  await repeat(givesBack, { cron: '* * * * *', pollingIntervalSeconds: 5, expireInSeconds: 300 }, async () => {
    await giveBackCharges(services);
  });
}
