import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { sending } from '../../../platform/jobs/looking.ts';
import { isHeld } from '../../office/holds/public.ts';
import { carryOutRefunds, type RefundServices } from './carry-out-refunds.ts';
import { refundToAsk } from './refunds-store.ts';

const name = 'payments.refund';

/** How often is looked whether a refund is to be sent or asked about. */
const lookMs = 1_000;

/**
 * Gives money back that two people have decided to give back, once a minute, at once when the worker starts, and whenever
 * something is due; not while anything holds. Answers how to end looking.
 */
export async function refundsJob(
  { boss, repeat, lookAgain }: OpenJobQueue,
  services: RefundServices & { log: { info(fields: object, message: string): void } },
): Promise<() => void> {
  const { db, log } = services;
  await repeat(
    name,
    { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 0.5, expireInSeconds: 300 },
    async () => {
      const asked = await carryOutRefunds(services);
      if (asked > 0) log.info({ asked }, 'refunds carried out');
    },
  );
  const send = sending(boss, name);
  return lookAgain({
    everyMs: lookMs,
    waiting: refundToAsk,
    look: async () => !(await isHeld(db)) && send(),
  });
}
