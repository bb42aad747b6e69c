import type { Environment } from '../../platform/environment.ts';
import { openLog } from '../../platform/log.ts';
import { openMetrics } from '../../platform/metrics.ts';
import type { Hosting } from '../../platform/process/hosting/hosted-variables.ts';
import type { Stop } from '../../platform/process/program.ts';
import { startWorker } from '../worker-process.ts';
import { enterChanges } from './enter-changes.ts';
import { openInstallationServer, type Phase } from './installation-server.ts';
import { keepCoops } from './kept-coops.ts';
import { lookAgainAndAgain } from './look-again.ts';

/** Carries out the jobs of all co-ops of a folder. */
export async function startHostingWorker(environment: Environment, hosting: Hosting): Promise<Stop> {
  const { metricsHost, workerMetricsPort } = environment;
  const log = openLog(environment.logLevel);
  const metrics = openMetrics();
  let phase: Phase = 'starting';
  const coops = keepCoops({
    ...hosting,
    log,
    open: async (coop) => {
      const worker = await startWorker(coop.environment, { processLog: log });
      const { metrics, readiness, stop } = worker;
      try {
        await enterChanges(worker, coop);
      } catch (error) {
        await stop();
        throw error;
      }
      return { metrics, readiness, close: stop };
    },
  });
  const closeOperatorServer =
    workerMetricsPort === undefined
      ? async () => undefined
      : await openInstallationServer(
          { host: metricsHost, port: workerMetricsPort },
          { what: 'worker', metrics, coops, phase: () => phase },
        );
  const stopLooking = await lookAgainAndAgain(coops);
  phase = 'running';
  return async () => {
    stopLooking();
    phase = 'stopping';
    await coops.close();
    await closeOperatorServer();
  };
}
