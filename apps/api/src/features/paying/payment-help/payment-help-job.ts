import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { settleHelp } from './settle-help.ts';

const name = 'payment-help.settle';

/** Settles what members asked for once a minute, in one worker at a time, and at once when the worker starts. */
export async function paymentHelpJob(
  { repeat }: OpenJobQueue,
  services: MessageServices & { readonly db: Database; readonly log: Pick<FastifyBaseLogger, 'info'> },
): Promise<void> {
  await repeat(
    name,
    { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 600 },
    async () => {
      const changed = await settleHelp(services);
      if (changed > 0) services.log.info({ changed }, 'payment help');
    },
  );
}
