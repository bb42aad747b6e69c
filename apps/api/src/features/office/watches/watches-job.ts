import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { type MorningServices, sendMorningMail } from './morning/send-morning-mail.ts';
import { type OutsideServices, readOutside } from './outside/read-outside.ts';

const name = 'watches.read';

type Log = { warn(fields: object, message: string): void };

/** Reads what the database does not know every five minutes, and writes the morning e-mail when its hour has come. */
export async function watchesJob(
  { repeat }: OpenJobQueue,
  services: OutsideServices & MorningServices & { readonly log: Log },
): Promise<void> {
  await repeat(
    name,
    { cron: '*/5 * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 600 },
    async () => {
      const failed = await readOutside(services);
      if (failed.length > 0) services.log.warn({ failed }, 'what is watched could not be read');
      await sendMorningMail(services);
    },
  );
}
