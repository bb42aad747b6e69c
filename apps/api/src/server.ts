import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { openOperatorServer } from './features/office/operating/operator-server.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { readEnvironment } from './platform/environment.ts';
import { closeWithin } from './platform/http/close-within.ts';
import { endWithin, runProgram } from './platform/process/program.ts';
import { openServices } from './services.ts';

/** The API process: listens until it is told to stop, then finishes what is under way. */
await runProgram(async () => {
  const environment = readEnvironment();
  const { databaseUrl, drainSeconds, shutdownSeconds, metricsHost, metricsPort } = environment;
  if (databaseUrl !== undefined && environment.migratesAtStart) await migrateDatabase(databaseUrl);
  const services = await openServices(environment);
  const app = await buildApp(services);
  await app.listen({ host: environment.host, port: environment.port });
  const closeOperatorServer =
    metricsPort === undefined
      ? async () => undefined
      : await openOperatorServer({ host: metricsHost, port: metricsPort }, services);
  services.readiness.began();
  return async () => {
    services.readiness.ending();
    await pause(drainSeconds * 1000);
    await closeWithin(app, shutdownSeconds);
    await endWithin(shutdownSeconds, async () => {
      await closeOperatorServer();
      await services.close();
    });
  };
});
