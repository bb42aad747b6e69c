import { loadSite } from '../features/website/site/load-site.ts';
import { readEnvironment } from '../platform/environment.ts';
import { programOf } from '../platform/places.ts';
import { keepChild, startTogether } from '../platform/process/child-program.ts';
import { agedNode } from '../platform/process/node-release.ts';
import { startInOrder } from './start-in-order.ts';
import { welcome } from './welcome.ts';
import { bringDatabase, requireFreePorts, sandboxesOf } from './whole-product.ts';

/** Brings the whole product up on one machine: database, demo data, portal and API, worker, payment and chat sandbox. */
await startInOrder(async (stops) => {
  const environment = readEnvironment();
  const site = await loadSite(environment.coopFolder, environment.chatSandboxUrl);
  await requireFreePorts(environment, site);
  const settings = await bringDatabase(environment, site, stops);
  const programs = [
    ...sandboxesOf(environment, site),
    ['API', programOf('api', 'server')] as const,
    ['worker', programOf('api', 'worker')] as const,
  ];
  const kept = await startTogether(programs.map(([name, file]) => keepChild(name, file, settings)));
  stops.push(...kept.map((one) => () => one.stop()));
  const aged = agedNode();
  if (aged !== undefined) console.log(aged);
  console.log(welcome(environment, site));
});
