import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import type { MessageServices } from '../../../communications/messages/public.ts';
import { isHeld } from '../../../office/holds/public.ts';
import { askOfDisputes } from '../disputes/ask-of-disputes.ts';
import { tellOfDisputes } from '../disputes/tell-of-disputes.ts';
import { isAnyToAsk, toReconcile } from './questions-store.ts';
import { type ReconcileServices, reconcile } from './reconcile.ts';
import { RefundTries, refundDays, refundsDue } from './refund-strays.ts';
import { tellOfStrays } from './tell-of-strays.ts';

const name = 'payments.reconcile';

/** How often is looked whether the payment company is to be asked, or has charged what is no payment. */
const lookMs = 2_000;

/**
 * Reconciles once a minute, at once when the worker starts, and when the payment company is to be asked or has charged what is
 * no payment; not while anything holds. Answers how to end looking.
 */
export async function reconcileJob(
  { boss, repeat, lookAgain }: OpenJobQueue,
  services: ReconcileServices & MessageServices & { log: { info(fields: object, message: string): void } },
): Promise<() => void> {
  const { db, clock, log } = services;
  const tries = new RefundTries();
  await repeat(
    name,
    { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 0.5, expireInSeconds: 300 },
    async () => {
      if (await isHeld(db)) return;
      const report = await reconcile(services, { tries });
      const disputed = await askOfDisputes(services);
      const told = (await tellOfStrays(services)) + (await tellOfDisputes(services));
      if (report.asked + report.refunded + disputed + told > 0)
        log.info({ ...report, disputed, told }, 'payments reconciled');
    },
  );
  const look = async (): Promise<boolean> => {
    if (await isHeld(db)) return false;
    if (!(await isAnyToAsk(db, clock.now())) && (await refundsDue(services, tries)).length === 0) return false;
    await boss.send(name, {});
    return true;
  };
  // Whoever is away now is asked at the next look.
  return lookAgain({ everyMs: lookMs, waiting: (now) => toReconcile(now, refundDays), look });
}
