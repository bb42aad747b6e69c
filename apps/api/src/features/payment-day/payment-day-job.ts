import type { OpenJobQueue } from '../../platform/jobs/job-queue.ts';
import { type PaymentDayServices, runPaymentDay } from './run-payment-day.ts';

const name = 'payment-day.run';

/** Runs every five minutes, in one worker at a time, and at once when the worker starts. */
export async function paymentDayJob({ boss, work }: OpenJobQueue, services: PaymentDayServices): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 3600 });
  await work(name, { pollingIntervalSeconds: 5 }, async () => {
    const report = await runPaymentDay(services);
    if (Object.values(report).some(Boolean)) services.log.info(report, 'payment day');
  });
  await boss.schedule(name, '*/5 * * * *');
  await boss.send(name, {});
}
