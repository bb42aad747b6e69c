import { needs } from '@rochdale/test-kit/gates/needs';
import { type SiteChanges, siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { type GateName, gates, isUsableLink } from './gates.ts';

/** What must be set for each gate to open: all of it, and nothing else. */
const needs: Readonly<Record<GateName, readonly SiteChanges[]>> = {
  always: [],
  quickPay: [{ features: { QuickPay: true } }],
  autoPay: [{ features: { Autopay: true } }],
  arrangements: [{ features: { Arrangements: true } }],
  deposits: [{ features: { Deposits: true } }],
  averageBilling: [{ features: { AverageBilling: true } }],
  notifications: [{ features: { Notifications: true } }, { configuration: { allowSubscribeForNotification: true } }],
  outage: [{ features: { Outage: true } }],
  outageMap: [
    { features: { OutageMapLinkEnabled: true } },
    { configuration: { outageMapLink: 'https://map.example' } },
  ],
  roundUp: [{ features: { RoundUp: true } }],
  usageTracker: [{ features: { Usages: true } }],
  usageIntervals: [{ features: { MdmCloudEnabled: true } }],
  usageDrillDown: [{ features: { MDMEnabled: true } }],
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
const names = Object.keys(gates) as GateName[];

const answer = (name: GateName, changes: readonly SiteChanges[]) =>
  gates[name]({ site: siteWith(...changes), signedIn: true });

describe('a gate', () => {
  it.each(names)('%s opens by its settings', (name) => {
    expect(answer(name, needs[name])).toEqual({ open: true });
  });

  it.each(names.filter((name) => name !== 'always'))('%s is closed without any one of them', (name) => {
    for (const missing of needs[name]) {
      const rest = needs[name].filter((one) => one !== missing);
      expect(answer(name, rest).open, JSON.stringify(missing)).toBe(false);
    }
  });

  it('of multi-factor authentication opens where every member must have it', () => {
    expect(answer('mfa', [{ security: { mfaRequired: true } }]).open).toBe(true);
  });

  it('of a day’s intervals opens for the cloud meter data alone, too', () => {
    expect(answer('usageDrillDown', [{ features: { MdmCloudEnabled: true } }]).open).toBe(true);
  });

  it('of draft payments opens for cards alone, too', () => {
    expect(answer('draftPayments', [{ configuration: { allowCreditDraft: true } }]).open).toBe(true);
  });

  it.each(['outageMap', 'delinquents', 'meterDataPortal'] as const)(
    '%s is closed by a link that leads nowhere',
    (name) => {
      const nowhere = { outageMapLink: '#', delinquentViewUrl: ' ', nexGridLinkUrl: '' };
      expect(answer(name, [...needs[name], { configuration: nowhere }]).open).toBe(false);
    },
  );

  it.each(names.filter((name) => name !== 'always'))('%s says why it is closed', (name) => {
    expect(answer(name, [])).toEqual({
      open: false,
      reason: name === 'draftPayments' ? 'error.draftsUnavailable' : 'error.serviceUnavailable',
      ...(name === 'averageBilling' && { goTo: '/accountoverview' }),
    });
  });
});

it.each([
  ['https://map.example', true],
  ['/delinquents', true],
  ['#', false],
  [' # ', false],
  ['', false],
  [undefined, false],
])('the link %j is usable: %s', (link, usable) => {
  expect(isUsableLink(link)).toBe(usable);
});
