import { openOperatorServer } from './features/office/operating/operator-server.ts';
import { type Environment, readEnvironment, readHosting } from './platform/environment.ts';
import { runProgram, type Stop } from './platform/process/program.ts';
import { startHostingWorker } from './start/hosting/hosting-worker.ts';
import { startWorker } from './start/worker-process.ts';

/** The worker process: carries out the jobs in the database of a co-op, or of several. */
await runProgram(() => {
  const hosting = readHosting();
  const environment = readEnvironment();
  return hosting ? startHostingWorker(environment, hosting) : startOne(environment);
});

async function startOne(environment: Environment): Promise<Stop> {
  const { metricsHost: host, workerMetricsPort: port } = environment;
  const worker = await startWorker(environment);
  const closeOperatorServer = port === undefined ? undefined : await openOperatorServer({ host, port }, worker);
  return async () => {
    await worker.stop();
    await closeOperatorServer?.();
  };
}
