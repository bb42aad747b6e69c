import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
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
  const { db, clock, billingLink } = services;
  const { tells } = billingLink.uses;
  if (tells.size === 0) {
    await endRepeating(name);
    return () => undefined;
  }
  await repeat(name, { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 0.5, expireInSeconds: 300 }, () =>
    deliverDue(services),
  );
  const look = async (): Promise<boolean> => {
    const isAny = await somethingToTell(db, tells, clock.now());
    if (isAny) await boss.send(name, {});
    return isAny;
  };
  return lookAgain(lookMs, look);
}
