import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openOperatorServer } from './features/office/operating/operator-server.ts';
import { buildOffice } from './office/office-app.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import type { Environment } from './platform/environment.ts';
import { closeWithin } from './platform/http/close-within.ts';
import { endWithin, type Stop } from './platform/process/program.ts';
import { type OpenServices, openServices } from './services.ts';

/** Listens as the API, with the portal's pages or without; what it answers finishes what is under way. */
export async function startApi(environment: Environment, { pages = true } = {}): Promise<Stop> {
  const { databaseUrl, drainSeconds, shutdownSeconds, metricsHost, metricsPort } = environment;
  if (databaseUrl !== undefined && environment.migratesAtStart) await migrateDatabase(databaseUrl);
  const services = await openServices(environment, { pages });
  const app = await buildApp(services);
  await app.listen({ host: environment.host, port: environment.port });
  const office = await openOffice(environment, services);
  const closeOperatorServer =
    metricsPort === undefined
      ? async () => undefined
      : await openOperatorServer({ host: metricsHost, port: metricsPort }, services);
  services.readiness.began();
  return async () => {
    services.readiness.ending();
    await pause(drainSeconds * 1000);
    await Promise.all([app, ...(office ? [office] : [])].map((one) => closeWithin(one, shutdownSeconds)));
    await endWithin(shutdownSeconds, async () => {
      await closeOperatorServer();
      await services.close();
    });
  };
}

/** The office listens beside the portal. Its port is taken where several API processes stand on one machine for a trial. */
async function openOffice(
  { host, office: settings }: Environment,
  { office, log }: OpenServices,
): Promise<FastifyInstance | undefined> {
  if (!settings || !office) return undefined;
  const app = await buildOffice(office);
  try {
    await app.listen({ host, port: settings.port });
    return app;
  } catch (error) {
    await app.close();
    if (settings.isPortNamed) throw error;
    log.warn(`The office is closed: port ${settings.port} is taken; OFFICE_PORT names another.`);
    return undefined;
  }
}
