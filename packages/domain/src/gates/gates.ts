import { draftRulesOf } from '../planned/draft-payments/draft-rules.ts';
import type { FeatureName, Site, SiteConfiguration } from '../website/site/site.ts';
import { type Condition, eitherOf, gate, type Setting } from './gate.ts';

type KeyOf<T> = {
  [K in keyof SiteConfiguration]-?: SiteConfiguration[K] extends T ? K : never;
}[keyof SiteConfiguration];
type FlagName = KeyOf<boolean>;
type TextName = KeyOf<string | undefined>;

const on = (key: string, holds: (site: Site) => boolean): Condition => ({ settings: [{ key, read: holds }], holds });
const feature = (name: FeatureName) => on(`features.${name}`, ({ features }) => features[name]);
const flag = (name: FlagName) => on(`configuration.${name}`, ({ configuration }) => configuration[name]);
const text = (name: TextName): Setting => ({
  key: `configuration.${name}`,
  read: ({ configuration }) => configuration[name],
});
const filled = (name: TextName): Condition => ({
  settings: [text(name)],
  holds: ({ configuration }) => Boolean(configuration[name]),
});
const usableLink = (name: TextName): Condition => ({
  settings: [text(name)],
  holds: ({ configuration }) => isUsableLink(configuration[name]),
});

/** Some draft option is left: what the co-op allows, as far as its draft type opens it (website-18). */
const someDraft: Condition = {
  settings: [
    ...flag('allowBankDraft').settings,
    ...flag('allowCreditDraft').settings,
    { key: 'config.DRAFT_TYPE', read: ({ config }) => config.drafts.draftType },
  ],
  holds: (site) => draftRulesOf(site).options.length > 0,
};

/** There is somebody to ask. */
const chatService: Condition = {
  settings: [{ key: 'settings.webChatSetting', read: ({ settings }) => settings.webChat?.apiUrl }],
  holds: ({ settings }) => settings.webChat !== undefined,
};

/**
 * Every gate of the product (general-12). Screens, menus, tiles and operations name one of these;
 * what is hidden in the browser is refused on the server.
 */
export const gates = {
  always: gate([]),
  quickPay: gate([feature('QuickPay')]),
  autoPay: gate([feature('Autopay')]),
  arrangements: gate([feature('Arrangements')]),
  deposits: gate([feature('Deposits')]),
  averageBilling: gate([feature('AverageBilling')]),
  notifications: gate([feature('Notifications'), flag('allowSubscribeForNotification')]),
  outage: gate([feature('Outage')]),
  restorationText: gate([feature('Outage'), feature('Notifications'), flag('allowSubscribeForNotification')]),
  /** Notices at members' devices, besides. */
  push: gate([
    feature('Notifications'),
    flag('allowSubscribeForNotification'),
    on('config.PUSH_NOTIFICATIONS', ({ config: { push } }) => push),
  ]),
  outageMap: gate([feature('OutageMapLinkEnabled'), usableLink('outageMapLink')]),
  roundUp: gate([feature('RoundUp')]),
  outsideSignIn: gate([on('outsideSignIn.issuer', ({ outsideSignIn }) => outsideSignIn !== undefined)]),
  lastSeen: gate([on('lastSeen', ({ lastSeen }) => lastSeen === true)]),
  usageTracker: gate([feature('Usages')]),
  usageIntervals: gate([feature('MdmCloudEnabled')]),
  /** A day opens from its bar in the daily chart. */
  usageDrillDown: gate([feature('MDMEnabled')]),
  /** The intervals of one day, which a daily bar and the Interval tab ask for. */
  usageDay: gate([eitherOf(feature('MDMEnabled'), feature('MdmCloudEnabled'))]),
  serviceRequests: gate([feature('OnlineServiceOrder'), flag('serviceRequestMenuEnabled')]),
  webChat: gate([feature('WebChatEnabled'), chatService]),
  applicationForService: gate([feature('ApplicationForService')]),
  mfa: gate([
    eitherOf(
      on('config.MFA_ENABLED', ({ config }) => config.accounts.mfa),
      on('config.MFA_REQUIRED', ({ config }) => config.security.mfaRequired),
    ),
  ]),
  meterPortalJump: gate([feature('Aclara')]),
  scheduledPayments: gate([flag('allowFutureDatedPayments')]),
  draftPayments: gate([someDraft], 'error.draftsUnavailable'),
  /** Something pays bills by itself. */
  payAutomatically: gate([eitherOf(feature('Autopay'), someDraft)]),
  /** Something is offered to who cannot pay. */
  paymentHelp: gate([on('paymentHelp', ({ paymentHelp }) => paymentHelp !== undefined)]),
  delinquents: gate([flag('isOnlineDelinquentView'), usableLink('delinquentViewUrl')]),
  detailedUsageAnalysis: gate([flag('clientAvailable'), filled('detailedUsageAnalysisLabel')]),
  meterDataPortal: gate([flag('nexGridEnable'), usableLink('nexGridLinkUrl')]),
  memberInfoDocs: gate([flag('memberInfoLinkAvailable')]),
  whec: gate([flag('whecEnabled')]),
} as const;

export type GateName = keyof typeof gates;

/** A link that leads somewhere: not empty and not `#` (general-12). */
export function isUsableLink(link: string | undefined): link is string {
  return link !== undefined && link.trim() !== '' && link.trim() !== '#';
}
