import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { type RunServices, runNotices } from './run-notices.ts';

const name = 'notices.run';

/** Runs every five minutes, in one worker at a time, and at once when the worker starts. */
export async function noticesJob({ repeat }: OpenJobQueue, services: RunServices): Promise<void> {
  await repeat(
    name,
    { cron: '*/5 * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 3600 },
    async () => {
      const report = await runNotices(services);
      if (Object.keys(report).length > 0) services.log.info(report, 'notices');
    },
  );
}
