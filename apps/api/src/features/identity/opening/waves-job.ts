import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { runWaves, type WavesServices } from './run-waves.ts';

const name = 'waves';

/** Writes invitations that are due each minute. */
export async function wavesJob({ boss, work }: OpenJobQueue, services: WavesServices): Promise<void> {
  await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await work(name, { pollingIntervalSeconds: 5 }, () => runWaves(services));
  await boss.schedule(name, '* * * * *');
}
