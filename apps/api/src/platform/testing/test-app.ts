import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@rochdale/domain/website/site/site';
import { buildSandbox } from '@rochdale/payment-sandbox/app';
import { readSettings } from '@rochdale/payment-sandbox/settings';
import { type FastifyBaseLogger, fastify } from 'fastify';
import { type AppServices, buildApp } from '../../app.ts';
import { type BillingLink, billingLinkOf, freshBalances } from '../../features/account/billing-link/public.ts';
import { loadHomeFigures, loadSchedules } from '../../features/energy/rates/public.ts';
import { watchReadiness } from '../../features/office/operating/readiness.ts';
import { hostedGateway } from '../../features/paying/payments/company/hosted-gateway.ts';
import { postingHooksOf } from '../../features/posting-hooks.ts';
import { loadTerritory } from '../../features/service/outage/public.ts';
import { readFolder } from '../../features/website/site/co-op-folder.ts';
import { documentsOf } from '../../features/website/site/kept-sites.ts';
import { loadSite } from '../../features/website/site/load-site.ts';
import { type Clock, systemClock, todayAt } from '../clock.ts';
import { primaryReads, type Reads } from '../database/read-replica.ts';
import { proofsOf } from '../doors/proofs.ts';
import { readEnvironment } from '../environment.ts';
import { askOutOf } from '../http/ways-out/ask-out.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { openMetrics } from '../metrics.ts';
import { auditSealOf } from '../office/audit-seal.ts';
import { freePort } from '../process/free-port.ts';
import { keepSettings } from '../run-time-settings/kept-settings.ts';
import { authorizationCookieKeysOf } from '../sealing/authorization-keys.ts';
import { sealerOf } from '../sealing/sealing.ts';
import { vaultOf } from '../sealing/vault.ts';
import { demoDatabase } from './demo-database.ts';
import type { TestDatabase } from './test-database.ts';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Ways out as they are, with addresses of a test's own. */
const waysOutTried = (trial: readonly string[] = []) => ({ ...readEnvironment({}).waysOut, trial: new Set(trial) });

/** The real API on a database of its own, with the demo's named members, and the real payment sandbox beside it. */
export async function testApp(
  options: {
    coop?: string;
    change?: (site: Site) => Site;
    /** What Spanish readers have of the co-op's own words; else the English ones. */
    inSpanish?: (site: Site) => Site;
    clock?: Clock;
    log?: FastifyBaseLogger;
    /** Whether security events stand in it. */
    securityLog?: boolean;
    trustedProxies?: number;
    /** Hosts with their ports on this machine that may be asked. */
    trial?: readonly string[];
    /** As where the demo's members were brought. */
    isDemo?: boolean;
    /** Instead of one from the test run's own server. */
    database?: TestDatabase;
    /** Instead of the demo: a database with members in it, and the key of what is encrypted there. */
    filled?: { readonly database: TestDatabase; readonly masterKey: string };
    /** Instead of nightly files alone. */
    billingLink?: BillingLink;
    /** Instead of reading usage from that database. */
    reads?: Reads;
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-app-'));
  const coopFolder = join(repository, 'coops', options.coop ?? 'cedar-ridge');
  const loaded = await loadSite(coopFolder);
  const site = options.change?.(loaded) ?? loaded;
  const inSpanish = options.inSpanish?.(site) ?? site;
  const { database, masterKey } =
    options.filled ?? (await demoDatabase(todayAt(systemClock, site.timeZone), options.database));
  const masterKeys = [masterKey] as const;

  const port = await freePort();
  const sandboxPort = await freePort();
  const secret = randomBytes(24).toString('base64url');
  const clientId = site.config.payments.pgClientId;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = await buildSandbox(
    readSettings({
      GATEWAY_SECRET: secret,
      GATEWAY_CLIENT_ID: clientId,
      POSTBACK_URL: `http://127.0.0.1:${port}/v3/hosted-payment/postback`,
      SANDBOX_DATA: join(folder, 'sandbox'),
      SANDBOX_HANG_SECONDS: '1',
      SANDBOX_TAKE_BACK_SECONDS: '1',
    }),
    systemClock,
  );
  await sandbox.listen({ host: '127.0.0.1', port: sandboxPort });
  const siteFolder = await readFolder(coopFolder);
  let documents = documentsOf(siteFolder, []);
  const jobs = await openJobQueue(database.url);
  const vault = vaultOf(masterKeys);
  const clock = options.clock ?? systemClock;
  const billingLink = options.billingLink ?? billingLinkOf(undefined, clock);
  const readiness = watchReadiness({ pool: database.pool, answersWhileDegraded: true });
  readiness.began();
  const services: AppServices = {
    db: database.db,
    reads: options.reads ?? primaryReads(database.db),
    clock,
    site: (language) => (language === 'es' ? inSpanish : site),
    runTime: keepSettings(database.db),
    memberInfoDocs: () => documents,
    schedules: await loadSchedules(coopFolder),
    territory: await loadTerritory(coopFolder),
    homeFigures: await loadHomeFigures(coopFolder),
    gateway: {
      ...hostedGateway({ url: sandboxUrl, secret, clientId, clock: systemClock }),
      // The sandbox lives in real time; a test that sets the clock means everybody's.
      ...(options.clock && { companyTime: async () => clock.now() }),
    },
    postingHooks: postingHooksOf({ clock, site: () => site, vault, jobs, publicUrl: `http://127.0.0.1:${port}` }),
    billingLink,
    freshBalances: freshBalances({ db: database.db, clock, billingLink, log: fastify({ logger: false }).log }),
    sealer: sealerOf(masterKeys),
    proofs: proofsOf(masterKeys),
    authorizationCookieKeys: authorizationCookieKeysOf(masterKeys),
    vault,
    jobs,
    auditSeal: auditSealOf([masterKey]),
    smsEnabled: true,
    smsInboundSecret: 'a secret of the text message company',
    resetLinkSecret: 'a secret of the billing system',
    outsideSignInSecret: 'a secret of the outside provider',
    pushPlaces: {
      hosts: waysOutTried().pushHosts,
      waysOut: waysOutTried(options.trial),
    },
    askOut: askOutOf(waysOutTried(options.trial)),
    meterPortalSecret: 'a secret of the meter portal',
    outbox: 'local',
    offersPseudoLanguage: true,
    publicUrl: `http://127.0.0.1:${port}`,
    passkeyRpId: '127.0.0.1',
    officeUrl: 'http://localhost:3003',
    coopFolder,
    siteFolder,
    isDemo: options.isDemo ?? false,
    journalFolder: join(folder, 'outage-reports'),
    trustedProxies: {
      count: options.trustedProxies ?? 0,
      networks: readEnvironment({}).trustedProxies.networks,
    },
    log: options.log ?? fastify({ logger: false }).log,
    ...(options.securityLog !== undefined && { securityLog: options.securityLog }),
    metrics: openMetrics(),
    readiness,
  };
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port });
  return {
    app,
    services,
    /** Gives members other documents, as a process does that has read the settings again. */
    listDocuments: (listed: typeof documents): void => {
      documents = listed;
    },
    jobs,
    database,
    secret,
    masterKey,
    sandboxUrl,
    close: async () => {
      await app.close();
      await jobs.close();
      await sandbox.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
