import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment, Hosting } from '../../platform/environment.ts';
import { openHostFront } from '../../platform/http/host-front.ts';
import { openLog } from '../../platform/log.ts';
import { openMetrics } from '../../platform/metrics.ts';
import type { Stop } from '../../platform/process/program.ts';
import { openInstallationServer } from './installation-server.ts';
import { keepCoops } from './kept-coops.ts';
import { lookAgainAndAgain } from './look-again.ts';
import { serveCoop } from './serve-coop.ts';

/** Listens for all co-ops of a folder, each at its hosts; which there are is looked at again and again. */
export async function startHostingApi(
  environment: Environment,
  hosting: Hosting,
  { pages = true } = {},
): Promise<Stop> {
  const { host, port, trustedProxies, drainSeconds, shutdownSeconds, metricsHost, metricsPort } = environment;
  const log = openLog(environment.logLevel);
  const metrics = openMetrics();
  const fronts = { portal: openHostFront(trustedProxies), office: openHostFront(trustedProxies) };
  const coops = keepCoops({ ...hosting, log, open: (coop) => serveCoop(fronts, coop, { pages }) });
  const closeOperatorServer =
    metricsPort === undefined
      ? async () => undefined
      : await openInstallationServer({ host: metricsHost, port: metricsPort }, { what: 'API', metrics, coops });
  await listen(fronts.portal.server, host, port);
  await listen(fronts.office.server, host, environment.officePort);
  const stopLooking = await lookAgainAndAgain(coops);
  return async () => {
    stopLooking();
    await pause(drainSeconds * 1000);
    const servers = [fronts.portal.server, fronts.office.server];
    const closed = servers.map((server) => once(server, 'close'));
    for (const server of servers) server.close();
    await coops.close();
    for (const server of servers) server.closeAllConnections();
    await Promise.race([Promise.all(closed), pause(shutdownSeconds * 1000)]);
    await closeOperatorServer();
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port });
  await once(server, 'listening');
}
