import type { OpenJobQueue } from '../../platform/jobs/job-queue.ts';
import { type ReconcileServices, reconcile } from './reconcile.ts';
import { listDuplicateCharges, listSilent } from './requisition-store.ts';

const name = 'payments.reconcile';
/** A requisition that has been silent this long is asked about. */
const silentSeconds = 5;

/** How often is looked whether one is silent, or has just been charged twice. */
const lookMs = 2_000;
/** A second charge that is older is left to the run of each minute. */
const newMs = 60_000;

/**
 * Reconciles once a minute, at once when the worker starts, and a few seconds after a requisition fell silent or was
 * charged twice. Answers how to end looking.
 */
export async function reconcileJob(
  { boss, work }: OpenJobQueue,
  services: ReconcileServices & { log: { info(fields: object, message: string): void } },
): Promise<() => void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await work(name, { pollingIntervalSeconds: 0.5 }, async () => {
    const report = await reconcile(services, silentSeconds);
    if (report.asked + report.refunded > 0) services.log.info({ ...report }, 'payments reconciled');
  });
  await boss.schedule(name, '* * * * *');
  await boss.send(name, {});
  const look = async (): Promise<void> => {
    const now = services.clock.now();
    const silent = await listSilent(services.db, now, silentSeconds, 1);
    const double = await listDuplicateCharges(services.db, new Date(now.getTime() - newMs));
    if (silent.length + double.length > 0) await boss.send(name, {});
  };
  // Whoever is away now is asked at the next look.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs);
  return () => clearInterval(timer);
}
