import type { FastifyBaseLogger } from 'fastify';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { type RunBankFilesServices, runBankFiles } from './run-bank-files.ts';

/** What says in a sentence why this machine's clock can't be believed; undefined while it can. */
export interface TrustedClock {
  look(): Promise<string | undefined>;
}

const name = 'bank-file.write';

/**
 * Runs every two minutes, in one worker at a time, and at once when the worker starts; not while the machine's clock can't
 * be believed: a wrong day would draft before its time, and post or give up files that are on their way.
 */
export async function bankFileJob(
  { repeat }: OpenJobQueue,
  services: RunBankFilesServices & {
    readonly log: Pick<FastifyBaseLogger, 'error'>;
    readonly clockWatch: TrustedClock;
  },
): Promise<void> {
  await repeat(
    name,
    { cron: '*/2 * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 3600 },
    async () => {
      const fault = await services.clockWatch.look();
      if (fault !== undefined) {
        services.log.error({ fault }, 'no bank files are written: the clock is wrong');
        return;
      }
      const report = await runBankFiles(services);
      if (Object.values(report).some(Boolean)) services.log.info(report, 'bank files');
    },
  );
}
