import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openingActs, openingHandlers, openingTakesTwo, waveTakesTwo } from '../features/identity/opening/public.ts';
import { approvalsHandlers } from '../features/office/approvals/approvals-handlers.ts';
import { askOrAct } from '../features/office/approvals/ask-or-act.ts';
import { ruleActs } from '../features/office/approvals/rule-acts.ts';
import { asMemberActs, asMemberHandlers } from '../features/office/as-member/public.ts';
import { auditHandlers } from '../features/office/audit/audit-handlers.ts';
import { writeEntry } from '../features/office/audit/write-entry.ts';
import {
  type BankFilesServices,
  bankFilesActs,
  bankFilesHandlers,
} from '../features/office/bank-files/bank-files-handlers.ts';
import type { ConnectedServices } from '../features/office/connected/connected-services.ts';
import { keyActs, keysHandlers } from '../features/office/connected/keys/keys-handlers.ts';
import {
  thirdPartiesHandlers,
  thirdPartyActs,
} from '../features/office/connected/third-parties/third-parties-handlers.ts';
import { webhookActs, webhooksHandlers } from '../features/office/connected/webhooks/webhooks-handlers.ts';
import { explainingHandlers } from '../features/office/explaining/explaining-handlers.ts';
import { dataHandlers } from '../features/office/importing/recording/public.ts';
import { loginChangeActs } from '../features/office/logins/login-change-acts.ts';
import { loginsHandlers } from '../features/office/logins/logins-handlers.ts';
import { memberMarksActs, memberMarksHandlers } from '../features/office/member-marks/member-marks-handlers.ts';
import { findingHandlers } from '../features/office/members/finding/finding-handlers.ts';
import { membersHandlers } from '../features/office/members/members-handlers.ts';
import { announcementsActs, announcementTakesTwo } from '../features/office/messages/announcing/announcements-acts.ts';
import { announcementsHandlers } from '../features/office/messages/announcing/announcements-handlers.ts';
import { messageLogHandlers } from '../features/office/messages/log-handlers.ts';
import { messagesHandlers } from '../features/office/messages/messages-handlers.ts';
import { measureRequests } from '../features/office/operating/health-routes.ts';
import { systemHandlers } from '../features/office/operating/system/system-handlers.ts';
import { callerOutagesHandlers } from '../features/office/outages/caller/caller-outages-handlers.ts';
import { outagesMapHandlers } from '../features/office/outages/map/outages-map-handlers.ts';
import { outageActsHandlers } from '../features/office/outages/outage-acts-handlers.ts';
import { outagesHandlers } from '../features/office/outages/outages-handlers.ts';
import { portalWordsHandlers } from '../features/office/outages/portal-words/portal-words-handlers.ts';
import { reliabilityBoardHandlers } from '../features/office/outages/reliability/reliability-board-handlers.ts';
import { outageReportsHandlers } from '../features/office/outages/reports/outage-reports-handlers.ts';
import { outageTellingHandlers } from '../features/office/outages/telling/outage-telling-handlers.ts';
import { chargesActs, chargesHandlers } from '../features/office/payments/charges/charges-handlers.ts';
import type { ChargesServices } from '../features/office/payments/charges/charges-services.ts';
import { disputesHandlers } from '../features/office/payments/disputes/disputes-handlers.ts';
import { paymentLinksHandlers } from '../features/office/payments/links/payment-links-handlers.ts';
import { paymentsHandlers } from '../features/office/payments/payments-handlers.ts';
import { pledgesHandlers } from '../features/office/payments/pledges/pledges-handlers.ts';
import {
  type RateDifferencesServices,
  rateDifferencesHandlers,
} from '../features/office/payments/rate-differences/rate-differences-handlers.ts';
import { settlementsHandlers } from '../features/office/payments/settlements/settlements-handlers.ts';
import { queuesHandlers } from '../features/office/queues/queues-handlers.ts';
import { refundAskedOnce } from '../features/office/refunds/refund-asked-once.ts';
import { refundTakesTwo } from '../features/office/refunds/refund-takes-two.ts';
import { refundsActs, refundsHandlers } from '../features/office/refunds/refunds-handlers.ts';
import { findStaffCaller } from '../features/office/staff/find-caller.ts';
import { invitationHandlers } from '../features/office/staff/invitation-handlers.ts';
import { providerHandlers } from '../features/office/staff/provider/provider-handlers.ts';
import { staffSessionHandlers } from '../features/office/staff/session-handlers.ts';
import { staffSignInHandlers } from '../features/office/staff/sign-in-handlers.ts';
import { staffActs } from '../features/office/staff/staff-acts.ts';
import { staffHandlers } from '../features/office/staff/staff-handlers.ts';
import { watchesHandlers } from '../features/office/watches/watches-handlers.ts';
import type { Territory } from '../features/service/outage/public.ts';
import {
  documentHandlers,
  previewHandlers,
  type StudioServices,
  studioHandlers,
} from '../features/website/studio/public.ts';
import { answerNotFound } from '../platform/http/errors.ts';
import { openWebServer } from '../platform/http/open-web-server.ts';
import type { TrustedProxies } from '../platform/http/trusted-hops.ts';
import type { Metrics } from '../platform/metrics.ts';
import { mountOffice } from '../platform/office/mount-office.ts';
import type { KeptSettings } from '../platform/run-time-settings/kept-settings.ts';
import { type OfficePageServices, serveOfficePages } from './serve-pages.ts';

/** What the office is built from. */
export interface OfficeAppServices
  extends BankFilesServices,
    ChargesServices,
    ConnectedServices,
    RateDifferencesServices,
    StudioServices {
  readonly runTime: KeptSettings;
  readonly territory: Territory;
  readonly trustedProxies: TrustedProxies;
  readonly offersPseudoLanguage: boolean;
  /** Undefined where the office's calls are answered without its pages. */
  readonly pages: OfficePageServices | undefined;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

/** Builds the office: every operation of its table, for the co-op's own people alone. It does not listen. */
export async function buildOffice(services: OfficeAppServices): Promise<FastifyInstance> {
  const { db, clock, auditSeal, officeUrl } = services;
  const app = await openWebServer(services);
  measureRequests(app, services.metrics);
  const acts = {
    ...staffActs(services),
    ...ruleActs(services),
    ...bankFilesActs(services),
    ...chargesActs(services),
    ...refundsActs(services),
    ...loginChangeActs(services),
    ...asMemberActs(services),
    ...memberMarksActs,
    ...openingActs(services),
    ...keyActs(services),
    ...thirdPartyActs(services),
    ...webhookActs(services),
    ...announcementsActs(services),
  };
  mountOffice(app, {
    officeUrl,
    handlers: {
      ...announcementsHandlers(services),
      ...approvalsHandlers(services, acts),
      ...asMemberHandlers(services),
      ...auditHandlers(services),
      ...bankFilesHandlers(services),
      ...callerOutagesHandlers(services),
      ...explainingHandlers(services),
      ...chargesHandlers(services),
      ...dataHandlers(services),
      ...disputesHandlers(services),
      ...findingHandlers(services),
      ...keysHandlers(services),
      ...thirdPartiesHandlers(services),
      ...webhooksHandlers(services),
      ...loginsHandlers(services),
      ...memberMarksHandlers(services),
      ...membersHandlers(services),
      ...messageLogHandlers(services),
      ...messagesHandlers(services),
      ...openingHandlers(services),
      ...outageActsHandlers(services),
      ...outageReportsHandlers(services),
      ...outageTellingHandlers(services),
      ...outagesHandlers(services),
      ...outagesMapHandlers(services),
      ...reliabilityBoardHandlers(services),
      ...paymentLinksHandlers(services),
      ...pledgesHandlers(services),
      ...paymentsHandlers(services),
      ...portalWordsHandlers(services),
      ...queuesHandlers(services),
      ...rateDifferencesHandlers(services),
      ...refundsHandlers(services),
      ...settlementsHandlers(services),
      ...invitationHandlers(services),
      ...providerHandlers(services),
      ...staffHandlers(services),
      ...staffSessionHandlers(services),
      ...staffSignInHandlers(services),
      ...studioHandlers(services),
      ...previewHandlers(services),
      ...documentHandlers(services),
      ...systemHandlers(services),
      ...watchesHandlers(services),
    },
    askOrAct: askOrAct(
      services,
      acts,
      {
        'refunds.ask': refundTakesTwo(services),
        'opening.change': openingTakesTwo,
        'waves.make': waveTakesTwo,
        'announcements.send': announcementTakesTwo,
        'announcements.send-outage': announcementTakesTwo,
      },
      { 'refunds.ask': refundAskedOnce(services) },
    ),
    findStaff: (token, isUse) => findStaffCaller(db, token, { now: clock.now(), isUse }),
    noteOf:
      (caller, { address, browser }) =>
      (tx, entry) =>
        writeEntry(tx, auditSeal, clock.now(), {
          ...(caller && { staffId: caller.staffId }),
          ...entry,
          personal: { address, browser, ...entry.personal },
        }),
  });
  if (services.pages) await serveOfficePages(app, services.pages);
  else app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  return app;
}
