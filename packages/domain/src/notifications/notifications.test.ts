import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { isThreshold } from './thresholds.ts';
import { type NotifiedAccount, topicsOf } from './topics.ts';

const electric: NotifiedAccount = {
  accountType: 'Electric',
  isPrepaidAccount: false,
  locationId: '17',
  isUsageSuspended: false,
};
const full = siteWith({
  features: { Autopay: true, Outage: true, Usages: true },
  configuration: { allowBankDraft: true },
});

describe('the topics of an account', () => {
  it('are all but those of prepaid accounts', () => {
    expect(topicsOf(full, electric)).toEqual([
      'billReady',
      'paymentDue',
      'pastDue',
      'paymentReceived',
      'draftComing',
      'highUsage',
      'outage',
    ]);
  });

  it('of a prepaid account begin where its balance runs low', () => {
    expect(topicsOf(full, { ...electric, isPrepaidAccount: true })).toEqual([
      'paymentReceived',
      'highUsage',
      'lowPrepaidBalance',
      'outage',
    ]);
  });

  it('leave out what the co-op does not offer', () => {
    expect(topicsOf(siteWith(), electric)).toEqual(['billReady', 'paymentDue', 'pastDue', 'paymentReceived']);
    expect(topicsOf(siteWith({ configuration: { allowBankDraft: true } }), electric)).toContain('draftComing');
    expect(topicsOf(siteWith({ features: { Autopay: true } }), electric)).toContain('draftComing');
  });

  it('leave out usage and outages that the account does not show', () => {
    const { accounts } = full.config;
    const hiding = {
      ...full,
      config: { ...full.config, accounts: { ...accounts, hideNonElectricUsage: true, hideNonElectricOutage: true } },
    };
    const water = topicsOf(hiding, { ...electric, accountType: 'Water' });
    expect(water.includes('highUsage') || water.includes('outage')).toBe(false);
    expect(topicsOf(full, { ...electric, isUsageSuspended: true })).not.toContain('highUsage');
    expect(topicsOf(full, { ...electric, locationId: null })).not.toContain('outage');
  });
});

it.each([
  ['paymentDue', 3, true],
  ['paymentDue', 4, false],
  ['draftComing', 0, false],
  ['highUsage', 45_500, true],
  ['highUsage', 0, false],
  ['lowPrepaidBalance', 20_00, true],
  ['lowPrepaidBalance', 1_000_000_00, false],
  ['lowPrepaidBalance', 12.5, false],
] as const)('the line of %s may be %s: %s', (topic, value, isOne) => {
  expect(isThreshold(topic, value)).toBe(isOne);
});
