import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@rochdale/domain/site/site';
import { type FastifyBaseLogger, fastify } from 'fastify';
import { type AppServices, buildApp } from '../../app.ts';
import { defaultPlace } from '../../features/generating/place.ts';
import { generateCoOp } from '../../features/generating/public.ts';
import { importFolder } from '../../features/importing/public.ts';
import { loadMemberInfoDocs } from '../../features/member-info-docs/public.ts';
import { watchReadiness } from '../../features/operating/readiness.ts';
import { hostedGateway } from '../../features/payments/hosted-gateway.ts';
import { postersOf } from '../../features/posters.ts';
import { loadSite } from '../../features/site/load-site.ts';
import { startChild } from '../child-program.ts';
import { type Clock, systemClock, todayAt } from '../clock.ts';
import { primaryReads, type Reads } from '../database/read-replica.ts';
import { freePort } from '../free-port.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { openMetrics } from '../metrics.ts';
import { keepSettings } from '../run-time-settings/kept-settings.ts';
import { sealerOf } from '../sealing/sealing.ts';
import { vaultOf } from '../sealing/vault.ts';
import type { TestDatabase } from './test-database.ts';
import { newMasterKey } from './test-vault.ts';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The real API on a database of its own, with the demo's named members, and the real payment sandbox beside it. */
export async function testApp(
  options: {
    coop?: string;
    change?: (site: Site) => Site;
    clock?: Clock;
    log?: FastifyBaseLogger;
    trustedProxies?: number;
    /** Instead of one from the test run's own server. */
    database?: TestDatabase;
    /** Instead of reading usage from that database. */
    reads?: Reads;
  } = {},
) {
  const database = options.database ?? (await (await import('./test-database.ts')).testDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-app-'));
  const coopFolder = join(repository, 'coops', options.coop ?? 'cedar-ridge');
  const loaded = await loadSite(coopFolder);
  const site = options.change?.(loaded) ?? loaded;
  const asOf = todayAt(systemClock, site.timeZone);
  await generateCoOp({ folder, members: 5, seed: 3, asOf, place: defaultPlace, named: true });

  const port = await freePort();
  const sandboxPort = await freePort();
  const secret = randomBytes(24).toString('base64url');
  const clientId = site.config.payments.pgClientId;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = await startChild('payment sandbox', join(repository, 'apps/payment-sandbox/src/server.ts'), {
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_SECRET: secret,
    GATEWAY_CLIENT_ID: clientId,
    POSTBACK_URL: `http://127.0.0.1:${port}/v3/hosted-payment/postback`,
    SANDBOX_DATA: join(folder, 'sandbox'),
    SANDBOX_HANG_SECONDS: '1',
  });
  const jobs = await openJobQueue(database.url);
  const masterKeys = [newMasterKey()] as const;
  const vault = vaultOf(masterKeys);
  await importFolder({ folder, pool: database.pool, vault });
  const clock = options.clock ?? systemClock;
  const readiness = watchReadiness({ pool: database.pool, answersInStorm: true });
  readiness.began();
  const services: AppServices = {
    db: database.db,
    reads: options.reads ?? primaryReads(database.db),
    clock,
    site: () => site,
    runTime: keepSettings(database.db),
    memberInfoDocs: await loadMemberInfoDocs(coopFolder),
    gateway: hostedGateway({ url: sandboxUrl, secret, clientId, clock: systemClock }),
    posters: postersOf({ clock, site: () => site, vault, jobs }),
    sealer: sealerOf(masterKeys),
    vault,
    jobs,
    smsEnabled: true,
    smsInboundSecret: 'a secret of the text message company',
    resetLinkSecret: 'a secret of the billing system',
    meterPortalSecret: 'a secret of the meter portal',
    showOutbox: true,
    offersPseudoLanguage: true,
    publicUrl: `http://127.0.0.1:${port}`,
    coopFolder,
    journalFolder: join(folder, 'outage-reports'),
    trustedProxies: options.trustedProxies ?? 0,
    log: options.log ?? fastify({ logger: false }).log,
    metrics: openMetrics(),
    readiness,
  };
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port });
  return {
    app,
    services,
    jobs,
    database,
    secret,
    masterKey: masterKeys[0],
    sandboxUrl,
    close: async () => {
      await app.close();
      await jobs.close();
      await sandbox.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
