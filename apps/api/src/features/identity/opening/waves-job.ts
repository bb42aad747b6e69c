import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { runWaves, type WavesServices } from './run-waves.ts';

const name = 'waves';

/** Writes invitations that are due each minute. */
export async function wavesJob({ repeat }: OpenJobQueue, services: WavesServices): Promise<void> {
  await repeat(name, { cron: '* * * * *', pollingIntervalSeconds: 5, expireInSeconds: 300 }, () => runWaves(services));
}
