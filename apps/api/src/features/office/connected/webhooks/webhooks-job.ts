import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { sending } from '../../../../platform/jobs/looking.ts';
import { type DeliverServices, deliverWebhooks } from './deliver-webhooks.ts';
import { dueAddress } from './events-store.ts';

const name = 'webhooks.deliver';
/** How often is looked whether an address is to be told of something. */
const lookMs = 1_000;

/** Tells addresses of what has come about, within seconds, and tries again what failed. Answers how to end looking. */
export async function webhooksJob(
  { boss, repeat, lookAgain }: OpenJobQueue,
  services: DeliverServices,
): Promise<() => void> {
  await repeat(name, { cron: '* * * * *', pollingIntervalSeconds: 0.5, expireInSeconds: 300 }, () =>
    deliverWebhooks(services),
  );
  return lookAgain({ everyMs: lookMs, waiting: dueAddress, look: sending(boss, name) });
}
