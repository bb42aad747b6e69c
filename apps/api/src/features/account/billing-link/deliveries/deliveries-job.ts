import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { sending } from '../../../../platform/jobs/looking.ts';
import type { Waiting } from '../../../../platform/jobs/waiting-store.ts';
import { type DeliverServices, deliverDue } from './deliver-due.ts';
import { somethingToTell } from './deliveries-store.ts';

const name = 'billing-link.deliver';

/** How often is looked whether the billing system is to be told of something. */
const lookMs = 1_000;

/**
 * Tells the billing system once a minute, at once when the worker starts, and whenever something was posted or asked for.
 * Answers how to end looking. Without a link there is no such job.
 */
export async function deliveriesJob(
  { boss, repeat, endRepeating, lookAgain }: OpenJobQueue,
  services: DeliverServices,
): Promise<() => void> {
  const { tells } = services.billingLink.uses;
  if (tells.size === 0) {
    await endRepeating(name);
    return () => undefined;
  }
  await repeat(name, { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 0.5, expireInSeconds: 300 }, () =>
    deliverDue(services),
  );
  const waiting: Waiting = (now) => somethingToTell(tells, now);
  return lookAgain({ everyMs: lookMs, waiting, look: sending(boss, name) });
}
