import type { FastifyBaseLogger } from 'fastify';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { type PaymentDayServices, runCharges } from './run-payment-day.ts';
import type { ClockWatch } from './watch-clock.ts';

const name = 'payment-day.run';

/**
 * Runs every five minutes, in one worker at a time, and at once when the worker starts; not while the machine's clock can't be
 * believed: a wrong day would take payments before their time.
 */
export async function paymentDayJob(
  { repeat }: OpenJobQueue,
  services: PaymentDayServices & { readonly log: Pick<FastifyBaseLogger, 'error'>; readonly clockWatch: ClockWatch },
): Promise<void> {
  await repeat(
    name,
    { cron: '*/5 * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 3600 },
    async () => {
      const fault = await services.clockWatch.look();
      if (fault !== undefined) {
        services.log.error({ fault }, 'no payments are taken: the clock is wrong');
        return;
      }
      const report = await runCharges(services);
      if (Object.values(report).some(Boolean)) services.log.info(report, 'payment day');
    },
  );
}
