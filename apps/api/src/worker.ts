import PgBoss from 'pg-boss';
import { reconcileJob } from './features/payments/reconcile-job.ts';
import { readEnvironment } from './platform/environment.ts';
import { runProgram } from './platform/program.ts';
import { openServices } from './services.ts';

/** The worker process: carries out the jobs in the database. */
await runProgram(async () => {
  const services = await openServices(readEnvironment());
  const boss = new PgBoss({ connectionString: services.database.url, max: 4 });
  boss.on('error', (error) => services.log.error({ err: error }, 'job queue'));
  await boss.start();
  await reconcileJob(boss, services);
  return async () => {
    await boss.stop({ graceful: true, timeout: 10_000 });
    await services.close();
  };
});
