import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../../platform/environment.ts';
import { openHostFront } from '../../platform/http/hosts/host-front.ts';
import { openLog } from '../../platform/log.ts';
import { openMetrics } from '../../platform/metrics.ts';
import type { Hosting } from '../../platform/process/hosting/hosted-variables.ts';
import type { Stop } from '../../platform/process/program.ts';
import { openInstallationServer, type Phase } from './installation-server.ts';
import { keepCoops } from './kept-coops.ts';
import { lookAgainAndAgain } from './look-again.ts';
import { serveCoop } from './serve-coop.ts';

/** Listens for all co-ops of a folder, each at its hosts; which there are is looked at again and again. */
export async function startHostingApi(
  environment: Environment,
  hosting: Hosting,
  { pages = true, log = openLog(environment.logLevel) } = {},
): Promise<Stop> {
  const { host, port, trustedProxies, drainSeconds, shutdownSeconds, metricsHost, metricsPort } = environment;
  const metrics = openMetrics();
  const fronts = { portal: openHostFront(trustedProxies), office: openHostFront(trustedProxies) };
  let phase: Phase = 'starting';
  const coops = keepCoops({
    expect: ({ name, hosts }) => fronts.portal.rest(name, hosts),
    ...hosting,
    log,
    open: (coop) => serveCoop(fronts, coop, { pages, processLog: log }),
  });
  const closeOperatorServer =
    metricsPort === undefined
      ? async () => undefined
      : await openInstallationServer(
          { host: metricsHost, port: metricsPort },
          { what: 'API', metrics, coops, phase: () => phase },
        );
  await listen(fronts.portal.server, host, port);
  await listen(fronts.office.server, host, environment.officePort);
  const stopLooking = await lookAgainAndAgain(coops);
  phase = 'running';
  return async () => {
    stopLooking();
    phase = 'stopping';
    await pause(drainSeconds * 1000);
    await Promise.all([fronts.portal, fronts.office].map((front) => front.end(shutdownSeconds * 1000)));
    await coops.close();
    await closeOperatorServer();
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port });
  await once(server, 'listening');
}
