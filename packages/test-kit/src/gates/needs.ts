import type { GateName } from '@rochdale/domain/gates/gates';
import type { SiteChanges } from '../site/builders.ts';

/** What must be set for each gate to open: all of it, and nothing else. */
export const needs: Readonly<Record<GateName, readonly SiteChanges[]>> = {
  always: [],
  quickPay: [{ features: { QuickPay: true } }],
  autoPay: [{ features: { Autopay: true } }],
  arrangements: [{ features: { Arrangements: true } }],
  deposits: [{ features: { Deposits: true } }],
  averageBilling: [{ features: { AverageBilling: true } }],
  notifications: [{ features: { Notifications: true } }, { configuration: { allowSubscribeForNotification: true } }],
  push: [
    { features: { Notifications: true } },
    { configuration: { allowSubscribeForNotification: true } },
    { push: true },
  ],
  outage: [{ features: { Outage: true } }],
  restorationText: [
    { features: { Outage: true } },
    { features: { Notifications: true } },
    { configuration: { allowSubscribeForNotification: true } },
  ],
  outageMap: [
    { features: { OutageMapLinkEnabled: true } },
    { configuration: { outageMapLink: 'https://map.example' } },
  ],
  roundUp: [{ features: { RoundUp: true } }],
  outsideSignIn: [
    { outsideSignIn: { issuer: 'https://login.example', clientId: 'plain', label: 'Bank', secondStep: 'portal' } },
  ],
  lastSeen: [{ lastSeen: true }],
  usageTracker: [{ features: { Usages: true } }],
  usageIntervals: [{ features: { MdmCloudEnabled: true } }],
  usageDrillDown: [{ features: { MDMEnabled: true } }],
  usageDay: [{ features: { MDMEnabled: true } }],
  serviceRequests: [{ features: { OnlineServiceOrder: true } }, { configuration: { serviceRequestMenuEnabled: true } }],
  webChat: [
    { features: { WebChatEnabled: true } },
    {
      settings: {
        webChat: {
          apiUrl: 'https://chat.example',
          coopId: 'plain',
          subTitle: 'Help',
          userName: 'Ada',
          introText: 'Hi',
        },
      },
    },
  ],
  applicationForService: [{ features: { ApplicationForService: true } }],
  mfa: [{ mfa: true }],
  meterPortalJump: [{ features: { Aclara: true } }],
  scheduledPayments: [{ configuration: { allowFutureDatedPayments: true } }],
  draftPayments: [{ configuration: { allowBankDraft: true } }],
  payAutomatically: [{ features: { Autopay: true } }],
  paymentHelp: [
    {
      paymentHelp: {
        extension: { days: 14, perYear: 2, grantedBy: 'office' },
        accountTypes: [],
        answerDays: 1,
        fileTakenBy: '16:00',
      },
    },
  ],
  delinquents: [
    { configuration: { isOnlineDelinquentView: true } },
    { configuration: { delinquentViewUrl: '/delinquents' } },
  ],
  detailedUsageAnalysis: [
    { configuration: { clientAvailable: true } },
    { configuration: { detailedUsageAnalysisLabel: 'Usage in detail' } },
  ],
  meterDataPortal: [
    { configuration: { nexGridEnable: true } },
    { configuration: { nexGridLinkUrl: 'https://meters.example' } },
  ],
  memberInfoDocs: [{ configuration: { memberInfoLinkAvailable: true } }],
  whec: [{ configuration: { whecEnabled: true } }],
};
