import { join } from 'node:path';
import { loadSite } from '../features/website/site/load-site.ts';
import { sitesNow } from '../features/website/site/sites-now.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readEnvironment } from '../platform/environment.ts';
import { programOf, repository } from '../platform/places.ts';
import { keepChild, startTogether } from '../platform/process/child-program.ts';
import { freePort } from '../platform/process/free-port.ts';
import { openDevPortal } from './dev-portal.ts';
import { startInOrder } from './start-in-order.ts';
import { watchedChild } from './watched-child.ts';
import { welcome } from './welcome.ts';
import { bringDatabase, requireFreePorts, sandboxesOf } from './whole-product.ts';

/**
 * `npm run dev`: all that `npm start` brings, from its source. A change of the portal shows in the open page; one of the
 * API, the rules or the co-op's folder starts API and worker anew.
 */
await startInOrder(async (stops) => {
  const environment = readEnvironment();
  const { coopFolder, chatSandboxUrl } = environment;
  const site = await loadSite(coopFolder, chatSandboxUrl);
  await requireFreePorts(environment, site);
  const settings = await bringDatabase(environment, site, stops);
  const apiPort = await freePort();
  const ofApi = { ...settings, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: environment.publicUrl };
  const folders = [join(repository, 'apps/api/src'), join(repository, 'packages'), coopFolder];
  const database = openDatabase(settings.DATABASE_URL ?? '', 2);
  stops.push(() => database.close());
  const started = await startTogether([
    ...sandboxesOf(environment, site).map(([name, file]) => keepChild(name, file, settings)),
    watchedChild('API', join(repository, 'apps/api/src/start/dev-api.ts'), ofApi, folders),
    watchedChild('worker', programOf('api', 'worker'), ofApi, folders),
  ]);
  stops.push(...started.map((one) => () => one.stop()));
  stops.push(
    await openDevPortal(environment, {
      apiUrl: `http://127.0.0.1:${apiPort}`,
      siteNow: () => sitesNow(database.db, coopFolder, chatSandboxUrl),
    }),
  );
  console.log(welcome(environment, site));
});
