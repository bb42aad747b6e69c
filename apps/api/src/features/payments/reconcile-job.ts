import type PgBoss from 'pg-boss';
import { type ReconcileServices, reconcile } from './reconcile.ts';

const name = 'payments.reconcile';
/** A requisition that has been silent this long is asked about. */
const silentSeconds = 20;

/** Reconciles once a minute, and at once when the worker starts. */
export async function reconcileJob(
  boss: PgBoss,
  services: ReconcileServices & { log: { info(fields: object, message: string): void } },
): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    const report = await reconcile(services, silentSeconds);
    if (report.asked + report.refunded > 0) services.log.info({ ...report }, 'payments reconciled');
  });
  await boss.schedule(name, '* * * * *');
  await boss.send(name, {});
}
