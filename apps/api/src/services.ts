import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AppServices } from './app.ts';
import { billingLinkOf, freshBalances } from './features/account/billing-link/public.ts';
import { type Carriers, carriersOf } from './features/communications/messages/carriers.ts';
import { pushCarrierOf } from './features/communications/push/push-carrier.ts';
import { loadHomeFigures, loadSchedules } from './features/energy/rates/public.ts';
import type { ChainServices } from './features/office/audit/chain-entries.ts';
import { productionRefusals } from './features/office/operating/production-refusals.ts';
import { watchReadiness } from './features/office/operating/readiness.ts';
import { watchDisk, watchProcess, watchWorker } from './features/office/operating/watch-figures.ts';
import { officeProviderOf } from './features/office/staff/provider/office-provider.ts';
import { paymentCompanyOf } from './features/paying/payments/company/payment-company.ts';
import { type BankSettings, loadBankSettings } from './features/planned/bank-file/public.ts';
import { postingHooksOf } from './features/posting-hooks.ts';
import { loadTerritory } from './features/service/outage/public.ts';
import { readFolder } from './features/website/site/co-op-folder.ts';
import { exampleAddresses } from './features/website/site/demo-leftovers.ts';
import { keepSites } from './features/website/site/kept-sites.ts';
import type { OfficeAppServices } from './office/office-app.ts';
import { systemClock } from './platform/clock.ts';
import { type OpenDatabase, openDatabase, quickAnswers } from './platform/database/database.ts';
import { openReads, primaryReads } from './platform/database/read-replica.ts';
import { proofsOf } from './platform/doors/proofs.ts';
import type { Environment } from './platform/environment.ts';
import { askOutOf } from './platform/http/ways-out/ask-out.ts';
import { type CallOut, callOutOf } from './platform/http/ways-out/call-out.ts';
import { mustEncryptMail } from './platform/http/ways-out/plain-addresses.ts';
import { type OpenJobQueue, openJobQueue } from './platform/jobs/job-queue.ts';
import { readKeys } from './platform/keys.ts';
import { openLog } from './platform/log.ts';
import { openMetrics } from './platform/metrics.ts';
import { auditSealOf } from './platform/office/audit-seal.ts';
import { EnvironmentError } from './platform/process/environment-error.ts';
import { agedNode } from './platform/process/node-release.ts';
import { keepSettings } from './platform/run-time-settings/kept-settings.ts';
import { authorizationCookieKeysOf } from './platform/sealing/authorization-keys.ts';
import { type OfficeSealPurpose, sealerOf } from './platform/sealing/sealing.ts';
import { vaultOf } from './platform/sealing/vault.ts';

/** Services of a process, with the database that `close` gives back. */
export interface OpenServices extends AppServices {
  readonly database: OpenDatabase;
  readonly jobs: OpenJobQueue;
  readonly carriers: Carriers;
  /** The way to addresses that a person gave. */
  readonly callOut: CallOut;
  /** Undefined where the co-op sends no bank files. */
  readonly bank: BankSettings | undefined;
  /** Undefined where there is no office. */
  readonly office: OfficeAppServices | undefined;
  /** What chains the audit; undefined without its key. */
  readonly auditChain: ChainServices | undefined;
  close(): Promise<void>;
}

interface ServicesOptions {
  readonly worker?: boolean;
  readonly pages?: boolean;
  /** The log of the process; that of one of several co-ops has its name on each line. */
  readonly processLog?: FastifyBaseLogger;
}

/** Opens everything a process of the API works with, from the environment. */
export async function openServices(
  environment: Environment,
  { worker = false, pages = true, processLog = openLog(environment.logLevel) }: ServicesOptions = {},
): Promise<OpenServices> {
  if (environment.databaseUrl === undefined)
    throw new EnvironmentError('DATABASE_URL is not set; `npm start` brings a database of its own.');
  const { hostedAs } = environment;
  const log = hostedAs === undefined ? processLog : processLog.child({ coop: hostedAs });
  const aged = agedNode();
  // Elsewhere `npm start` says it, once for all its programs.
  if (environment.production && aged !== undefined) log.warn(aged);
  const folder = await readFolder(environment.coopFolder, environment.chatSandboxUrl, environment.offlinePage);
  const { site, memberInfoDocs, follow } = await keepSites(folder, log, systemClock);
  const bank = await loadBankSettings(environment.coopFolder);
  const refused = productionRefusals({ environment, bank, exampleKeys: exampleAddresses(folder) });
  if (refused.length > 0) throw new EnvironmentError(refused.join(' '));
  const schedules = await loadSchedules(environment.coopFolder);
  const territory = await loadTerritory(environment.coopFolder);
  const homeFigures = await loadHomeFigures(environment.coopFolder);
  const keys = await readKeys(environment);
  const { databaseNamedStatements: namedStatements } = environment;
  const database = openDatabase(environment.databaseUrl, environment.databasePool, {
    ...quickAnswers,
    namedStatements,
  });
  const jobs = await openJobQueue(environment.databaseUrl, {
    worker,
    shutdownSeconds: environment.shutdownSeconds,
    isShared: hostedAs !== undefined,
    clock: systemClock,
    log,
  });
  const sealer = sealerOf(keys.masterKeys);
  const vault = vaultOf(keys.masterKeys);
  const { smtpUrl, smsUrl, smsToken, voiceUrl, voiceToken, production } = environment;
  const requiresTls = production && smtpUrl !== undefined && mustEncryptMail(smtpUrl, environment.plainHosts);
  const mailFrom = (): string => {
    const { coopName, email } = site().settings;
    return environment.mailFrom ?? `"${coopName.replaceAll('"', '')}" <${email}>`;
  };
  const { databaseReadUrl, databasePool, readLagSeconds } = environment;
  const reads =
    databaseReadUrl === undefined || worker
      ? primaryReads(database.db)
      : openReads(
          { primary: database, url: databaseReadUrl, lagSeconds: readLagSeconds, namedStatements },
          databasePool,
        );
  const metrics = openMetrics(hostedAs);
  metrics.watch('rochdale_reads_on_replica', 'Whether usage is read from the replica.', [], () => [
    { value: reads.onReplica ? 1 : 0 },
  ]);
  watchProcess(metrics, { database, version: () => site().version });
  watchDisk(metrics, environment);
  if (!worker) watchWorker(metrics, database.db);
  const portalFolder = pages && !worker ? environment.portalFolder : undefined;
  const readiness = watchReadiness({ pool: database.pool, portalFolder, answersWhileDegraded: !worker });
  const runTime = keepSettings(database.db, follow);
  await runTime.fresh();
  // A process that nobody calls hears of changes too.
  const listening = setInterval(() => void runTime.fresh(), hostedAs === undefined ? 2000 : 5000);
  const { office, trustedProxies, publicUrl } = environment;
  const smsEnabled = smsUrl !== undefined || !production;
  const postingHooks = postingHooksOf({ clock: systemClock, site, vault, jobs, publicUrl });
  const auditSeal = keys.auditKeys && auditSealOf(keys.auditKeys);
  const billingLink = billingLinkOf(environment.billingLink, systemClock);
  const gateway = paymentCompanyOf(environment, {
    db: database.db,
    clock: systemClock,
    sealer,
    secret: keys.gatewaySecret,
    clientId: site().config.payments.pgClientId,
  });
  const shared = { db: database.db, clock: systemClock, site, vault, jobs, publicUrl, trustedProxies, log, metrics };
  const callOut = callOutOf(environment.waysOut);
  const pushPlaces = { hosts: environment.waysOut.pushHosts, waysOut: environment.waysOut };
  return {
    office: office &&
      auditSeal && {
        ...shared,
        auditSeal,
        waysOut: environment.waysOut,
        smsEnabled,
        bank,
        gateway,
        postingHooks,
        runTime,
        siteFolder: folder,
        schedules,
        territory,
        isDemo: environment.bringsDemoData,
        officeSealer: sealerOf<OfficeSealPurpose>(keys.masterKeys),
        officeUrl: office.url,
        provider: office.provider && officeProviderOf(office.provider),
        offersPseudoLanguage: !production,
        pages: pages && !worker ? { ...environment, site } : undefined,
      },
    auditSeal,
    callOut,
    pushPlaces,
    auditChain: auditSeal && { ...shared, auditSeal, auditHeadFile: environment.auditHeadFile },
    database,
    db: database.db,
    reads,
    clock: systemClock,
    site,
    runTime,
    memberInfoDocs,
    schedules,
    territory,
    homeFigures,
    gateway,
    billingLink,
    freshBalances: freshBalances({ db: database.db, clock: systemClock, billingLink, log }),
    postingHooks,
    sealer,
    proofs: proofsOf(keys.masterKeys),
    authorizationCookieKeys: authorizationCookieKeysOf(keys.masterKeys),
    vault,
    jobs,
    bank,
    carriers: {
      ...carriersOf({ smtpUrl, requiresTls, mailFrom, smsUrl, smsToken, voiceUrl, voiceToken }),
      push: pushCarrierOf({ ...shared, callOut, pushPlaces }),
    },
    smsEnabled,
    smsInboundSecret: environment.smsInboundSecret,
    resetLinkSecret: environment.resetLinkSecret,
    outsideSignInSecret: environment.outsideSignInSecret,
    securityLog: environment.securityLog,
    askOut: askOutOf(environment.waysOut),
    meterPortalSecret: environment.meterPortalSecret,
    outbox: environment.outbox,
    offersPseudoLanguage: !environment.production,
    publicUrl: environment.publicUrl,
    passkeyRpId: environment.passkeyRpId,
    officeUrl: office?.url,
    coopFolder: environment.coopFolder,
    siteFolder: folder,
    isDemo: environment.bringsDemoData,
    tellsHealth: hostedAs === undefined,
    journalFolder: join(environment.dataDir, 'outage-reports'),
    ...(portalFolder !== undefined && { portalFolder }),
    offlinePage: environment.offlinePage,
    trustedProxies: environment.trustedProxies,
    log,
    metrics,
    readiness,
    close: async () => {
      clearInterval(listening);
      await jobs.close();
      await reads.close();
      await database.close();
    },
  };
}
