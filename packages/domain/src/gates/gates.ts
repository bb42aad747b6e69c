import { draftRulesOf } from '../draft-payments/draft-rules.ts';
import type { FeatureName } from '../site/site.ts';
import { allOf, gate } from './gate.ts';

const feature = (name: FeatureName) => gate(({ site }) => site.features[name]);

/**
 * Every gate of the product (S0 §6). Screens, menus, tiles and operations name one of these;
 * what is hidden in the browser is refused on the server.
 */
export const gates = {
  always: gate(() => true),
  quickPay: feature('QuickPay'),
  autoPay: feature('Autopay'),
  arrangements: feature('Arrangements'),
  deposits: feature('Deposits'),
  averageBilling: gate(({ site }) => site.features.AverageBilling, 'error.serviceUnavailable', '/accountoverview'),
  notifications: allOf(
    feature('Notifications'),
    gate(({ site }) => site.configuration.allowSubscribeForNotification),
  ),
  outage: feature('Outage'),
  outageMap: allOf(
    feature('OutageMapLinkEnabled'),
    gate(({ site }) => isUsableLink(site.configuration.outageMapLink)),
  ),
  roundUp: feature('RoundUp'),
  usageTracker: feature('Usages'),
  usageIntervals: feature('MdmCloudEnabled'),
  /** A day's intervals: from a bar of the daily chart, and on the Interval tab (S2 §4, §6). */
  usageDrillDown: gate(({ site }) => site.features.MDMEnabled || site.features.MdmCloudEnabled),
  serviceRequests: allOf(
    feature('OnlineServiceOrder'),
    gate(({ site }) => site.configuration.serviceRequestMenuEnabled),
  ),
  webChat: feature('WebChatEnabled'),
  applicationForService: feature('ApplicationForService'),
  mfa: gate(({ site }) => site.config.accounts.mfa || site.config.security.mfaRequired),
  meterPortalJump: feature('Aclara'),
  scheduledPayments: gate(({ site }) => site.configuration.allowFutureDatedPayments),
  draftPayments: gate(({ site }) => draftRulesOf(site).options.length > 0, 'error.draftsUnavailable'),
  delinquents: gate(
    ({ site }) => site.configuration.isOnlineDelinquentView && isUsableLink(site.configuration.delinquentViewUrl),
  ),
  detailedUsageAnalysis: gate(
    ({ site }) => site.configuration.clientAvailable && Boolean(site.configuration.detailedUsageAnalysisLabel),
  ),
  meterDataPortal: gate(
    ({ site }) => site.configuration.nexGridEnable && isUsableLink(site.configuration.nexGridLinkUrl),
  ),
  memberInfoDocs: gate(({ site }) => site.configuration.memberInfoLinkAvailable),
  whec: gate(({ site }) => site.configuration.whecEnabled),
} as const;

export type GateName = keyof typeof gates;

/** A link that leads somewhere: not empty and not `#` (S0 §6). */
export function isUsableLink(link: string | undefined): link is string {
  return link !== undefined && link.trim() !== '' && link.trim() !== '#';
}
