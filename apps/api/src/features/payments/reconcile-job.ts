import type { OpenJobQueue } from '../../platform/jobs/job-queue.ts';
import { type ReconcileServices, reconcile } from './reconcile.ts';
import { listSilent } from './requisition-store.ts';

const name = 'payments.reconcile';
/** A requisition that has been silent this long is asked about. */
const silentSeconds = 20;

/** How often is looked whether one is silent. */
const lookMs = 5_000;

/**
 * Reconciles once a minute, at once when the worker starts, and a few seconds after a requisition fell silent. Answers
 * how to end looking.
 */
export async function reconcileJob(
  { boss, work }: OpenJobQueue,
  services: ReconcileServices & { log: { info(fields: object, message: string): void } },
): Promise<() => void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await work(name, { pollingIntervalSeconds: 2 }, async () => {
    const report = await reconcile(services, silentSeconds);
    if (report.asked + report.refunded > 0) services.log.info({ ...report }, 'payments reconciled');
  });
  await boss.schedule(name, '* * * * *');
  await boss.send(name, {});
  const look = async (): Promise<void> => {
    const before = new Date(services.clock.now().getTime() - silentSeconds * 1000);
    const silent = await listSilent(services.db, before, 1);
    if (silent.length > 0) await boss.send(name, {});
  };
  // Whoever is away now is asked at the next look.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs);
  return () => clearInterval(timer);
}
