import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { isHeld } from '../../office/holds/public.ts';
import { type ForgetServices, forgetRemoved } from './forget-removed.ts';

const name = 'payment-profile.forget';

/** Forgets what was removed, every ten minutes and when the worker starts; not while anything holds. */
export async function forgetJob(
  { repeat }: OpenJobQueue,
  services: ForgetServices & { log: { info(fields: object, message: string): void } },
): Promise<void> {
  await repeat(
    name,
    { cron: '*/10 * * * *', atStart: true, pollingIntervalSeconds: 10, expireInSeconds: 600 },
    async () => {
      if (await isHeld(services.db)) return;
      const forgotten = await forgetRemoved(services);
      if (forgotten > 0) services.log.info({ forgotten }, 'removed ways of paying forgotten');
    },
  );
}
