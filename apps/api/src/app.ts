import type { HomeFigures } from '@rochdale/domain/energy/what-if/home-figures';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { refuseClosed } from './features/account/accounts/public.ts';
import type { BillingLink, FreshBalances } from './features/account/billing-link/public.ts';
import { type OutboxCallers, outboxPage } from './features/communications/messages/outbox-page.ts';
import type { PushPlaces } from './features/communications/push/public.ts';
import { dataBearers, espiRoutes } from './features/energy/espi/public.ts';
import type { Schedules } from './features/energy/rates/public.ts';
import { handlersOf } from './features/handlers.ts';
import { serveAuthorization } from './features/identity/connected-apps/serve-authorization.ts';
import { looksNoted } from './features/identity/my-record/public.ts';
import { relatedOrigins } from './features/identity/passkeys/public.ts';
import { noteRefused } from './features/identity/security/note-refused.ts';
import { noteEvent } from './features/identity/security/security-store.ts';
import { tellEvent } from './features/identity/security/tell-event.ts';
import { findView } from './features/office/as-member/public.ts';
import { findKey } from './features/office/connected/keys/find-key.ts';
import { healthRoutes, measureRequests } from './features/office/operating/health-routes.ts';
import type { ReadinessWatch } from './features/office/operating/readiness.ts';
import { paymentPageRedirect } from './features/paying/payments/company/payment-page-redirect.ts';
import { paymentCallback } from './features/paying/payments/payment-callback.ts';
import type { PaymentGateway, PostingHooks } from './features/paying/payments/public.ts';
import { openOutageFallback, outageFiles, type Territory } from './features/service/outage/public.ts';
import { type MemberInfoDocs, serveMemberInfoDocs } from './features/website/member-info-docs/public.ts';
import { servePortal } from './features/website/portal/serve-portal.ts';
import type { CoopFolder } from './features/website/site/co-op-folder.ts';
import { siteAssets } from './features/website/site/site-assets.ts';
import { draftSitesOf } from './features/website/studio/public.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Reads } from './platform/database/read-replica.ts';
import { openDoors } from './platform/doors/doors.ts';
import type { Proofs } from './platform/doors/proofs.ts';
import { answerNotFound } from './platform/http/errors.ts';
import { mountOperations } from './platform/http/mount.ts';
import { openWebServer } from './platform/http/open-web-server.ts';
import { documentOperations } from './platform/http/reference/api-docs.ts';
import { countRefused } from './platform/http/refused/refused-calls.ts';
import type { TrustedProxies } from './platform/http/trusted-hops.ts';
import type { AskOut } from './platform/http/ways-out/ask-out.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Metrics } from './platform/metrics.ts';
import type { AuditSeal } from './platform/office/audit-seal.ts';
import type { KeptSettings } from './platform/run-time-settings/kept-settings.ts';
import type { Sealer } from './platform/sealing/sealing.ts';
import type { Vault } from './platform/sealing/vault.ts';

/** What the API is built from. Nothing here is read from the environment. */
export interface AppServices {
  readonly db: Database;
  /** Usage is read there; it may be a little behind. */
  readonly reads: Reads;
  readonly clock: Clock;
  /** The co-op's settings as they are now, with its own words in a language. */
  readonly site: Sites;
  /** What changes while the product runs, such as maintenance. */
  readonly runTime: KeptSettings;
  readonly memberInfoDocs: () => MemberInfoDocs;
  readonly schedules: Schedules;
  readonly territory: Territory;
  readonly homeFigures: HomeFigures | undefined;
  readonly gateway: PaymentGateway;
  readonly billingLink: BillingLink;
  readonly freshBalances: FreshBalances;
  readonly postingHooks: PostingHooks;
  readonly sealer: Sealer;
  readonly proofs: Proofs;
  readonly authorizationCookieKeys: readonly string[];
  readonly vault: Vault;
  readonly jobs: JobQueue;
  /** Signs the audit of the office; without it there is no office, and no API key. */
  readonly auditSeal: AuditSeal | undefined;
  /** Whether text messages can be sent. */
  readonly smsEnabled: boolean;
  /** Shared with the companies that bring messages; without it their calls are refused. */
  readonly smsInboundSecret: string | undefined;
  /** Signs password links of the billing system, and tokens for the meter portal; without them there are none. */
  readonly resetLinkSecret: string | undefined;
  readonly outsideSignInSecret: string | undefined;
  readonly askOut: AskOut;
  readonly pushPlaces: PushPlaces;
  readonly meterPortalSecret: string | undefined;
  /** Whom `/dev/outbox` answers; nobody in production. */
  readonly outbox: OutboxCallers;
  /** Whether texts can be asked for in disguise; never in production. */
  readonly offersPseudoLanguage: boolean;
  readonly publicUrl: string;
  readonly passkeyRpId: string;
  /** Where staff reach the office; undefined where there is none. */
  readonly officeUrl: string | undefined;
  readonly coopFolder: string;
  /** The co-op's folder as it was read at start. */
  readonly siteFolder: CoopFolder;
  /** The demo’s members were brought, who have no papers of their own. */
  readonly isDemo: boolean;
  /** Whether it says here how it does (true); where there are several co-ops, the operator is told elsewhere. */
  readonly tellsHealth?: boolean;
  /** Keeps outage reports that arrive while the database is away. */
  readonly journalFolder: string;
  /** The built portal; without it the API serves no pages. */
  readonly portalFolder?: string;
  /** Whether devices keep the offline page (true). */
  readonly offlinePage?: boolean;
  /** The proxies that stand in front and say who calls. */
  readonly trustedProxies: TrustedProxies;
  /** Whether each security event stands in the log too, for another system to keep. */
  readonly securityLog?: boolean;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly readiness: ReadinessWatch;
}

/** Builds the API: every operation, the payment company's returns, the documentation. It does not listen. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const { clock, site, runTime, log } = services;
  const app = await openWebServer(services);
  measureRequests(app, services.metrics);
  countRefused(app, noteRefused(services));
  if (services.tellsHealth !== false) healthRoutes(app, services.readiness);
  const { appVersion: version, coopName } = site().settings;
  await documentOperations(app, { version, coopName, publicUrl: services.publicUrl });
  const outageFallback = await openOutageFallback(services);
  app.addHook('onClose', () => outageFallback.close());
  services.metrics.watch(
    'rochdale_outage_reports_kept',
    'Outage reports on disk that wait for the database.',
    [],
    () => [{ value: outageFallback.journal.waiting().length }],
  );
  services.metrics.watch('rochdale_outage_reports_refused', 'Outage reports nobody could take in.', [], async () => [
    { value: await outageFallback.journal.refused() },
  ]);
  await app.register(async (api) => {
    const { checks, whileDegraded } = outageFallback;
    const doors = openDoors(services.db, services.proofs, services.metrics);
    const handlers = handlersOf({ ...services, outageFallback, doors }, log);
    const isSecure = services.publicUrl.startsWith('https:');
    const readDataBearer = dataBearers(services);
    mountOperations(api, {
      clock,
      site,
      runTime,
      handlers,
      findView: findView(services.db, clock.now),
      findKey: findKey(services),
      readDataBearer,
      refuseClosed: (numbers) => refuseClosed(services, numbers),
      noteEvent,
      tellEvent: services.securityLog ? tellEvent(log) : undefined,
      noteLook: looksNoted(services),
      isSecure,
      ...checks,
      whileDegraded,
    });
    espiRoutes(api, { ...services, readDataBearer });
    paymentCallback(api, services);
    await api.register(paymentPageRedirect, services);
    outboxPage(api, services);
  });
  relatedOrigins(app, services);
  await app.register(serveAuthorization, services);
  outageFiles(app, { site, memory: outageFallback.memory });
  await siteAssets(app, services.coopFolder);
  serveMemberInfoDocs(app, services);
  if (services.portalFolder === undefined) app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  else {
    const { gateway, portalFolder, coopFolder, officeUrl, offlinePage = true } = services;
    const formOrigins = gateway.pageOrigins;
    const draftSites = draftSitesOf(services);
    const shown = { site, draftSites, clock, runTime, formOrigins, portalFolder, coopFolder, officeUrl, offlinePage };
    await servePortal(app, shown);
  }
  return app;
}
