import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { type RunServices, runNotices } from './run-notices.ts';

const name = 'notices.run';

/** Runs every five minutes, in one worker at a time, and at once when the worker starts. */
export async function noticesJob({ boss, work }: OpenJobQueue, services: RunServices): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 3600 });
  await work(name, { pollingIntervalSeconds: 5 }, async () => {
    const report = await runNotices(services);
    if (Object.keys(report).length > 0) services.log.info(report, 'notices');
  });
  await boss.schedule(name, '*/5 * * * *');
  await boss.send(name, {});
}
