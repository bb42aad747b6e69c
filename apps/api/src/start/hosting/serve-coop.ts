import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../../app.ts';
import { buildOffice } from '../../office/office-app.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import type { HostFront } from '../../platform/http/hosts/host-front.ts';
import { endWithin } from '../../platform/process/program.ts';
import { openServices } from '../../services.ts';
import type { CheckedCoop } from './check-coop.ts';
import type { TellingCoop } from './kept-coops.ts';

/** The listeners that several co-ops share: the members' and the staff's. */
export interface Fronts {
  readonly portal: HostFront;
  readonly office: HostFront;
}

/** Serves the portal and the office of one of several co-ops at its hosts. */
export async function serveCoop(
  fronts: Fronts,
  coop: CheckedCoop,
  { pages, processLog }: { readonly pages: boolean; readonly processLog: FastifyBaseLogger },
): Promise<TellingCoop> {
  const { environment, hosts, name } = coop;
  const officeHosts = coop.office === undefined ? [] : [coop.office];
  const rest = (): void => {
    fronts.portal.rest(name, hosts);
    fronts.office.rest(name, officeHosts);
  };
  rest();
  const forget = (): void => {
    fronts.portal.forget(name);
    fronts.office.forget(name);
  };
  try {
    const { databaseUrl, shutdownSeconds, migratesAtStart } = environment;
    if (databaseUrl !== undefined && migratesAtStart) await migrateDatabase(databaseUrl);
    const services = await openServices(environment, { pages, processLog });
    try {
      const app = await buildApp(services);
      await app.ready();
      const office = officeHosts.length > 0 && services.office ? await buildOffice(services.office) : undefined;
      await office?.ready();
      services.readiness.began();
      const unserve = [fronts.portal.serve(name, hosts, app)];
      if (office) unserve.push(fronts.office.serve(name, officeHosts, office));
      else fronts.office.forget(name);
      const { metrics, readiness } = services;
      return {
        metrics,
        readiness,
        close: async (comesAgain) => {
          readiness.ending();
          if (comesAgain) rest();
          await Promise.all(unserve.map((end) => end(shutdownSeconds * 1000)));
          await endWithin(shutdownSeconds, async () => {
            await Promise.all([app.close(), office?.close()]);
            await services.close();
          });
        },
      };
    } catch (error) {
      await services.close();
      throw error;
    }
  } catch (error) {
    forget();
    throw error;
  }
}
