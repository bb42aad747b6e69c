import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { type NotifiedAccount, topicsOf } from './account-topics.ts';
import { type Contact, channelsServed, choosableChannels, noticesEnding, shownAddress } from './contacts.ts';
import { draftNoticeOf } from './draft-notice.ts';
import { isThreshold, keptThreshold, shownThreshold, thresholdViolation, typedThreshold } from './thresholds.ts';

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
      'prepaidDays',
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

describe('what a bank account will be charged is told', () => {
  const notified = siteWith({
    features: { Notifications: true },
    configuration: { allowBankDraft: true, allowSubscribeForNotification: true },
  });
  const reached = { hasChoice: false, hasEmail: true };
  it.each([
    ['by e-mail as soon as it is set up', 'byEmail', notified, electric, reached],
    ['as its member has chosen already', 'asChosen', notified, electric, { hasChoice: true, hasEmail: false }],
    ['not where no e-mail reaches the member', 'none', notified, electric, { ...reached, hasEmail: false }],
    ['not on a prepaid account', 'none', notified, { ...electric, isPrepaidAccount: true }, reached],
    ['not where the co-op sends no notices', 'none', full, electric, reached],
  ] as const)('%s', (_what, expected, site, account, facts) =>
    expect(draftNoticeOf(site, account, facts)).toBe(expected),
  );
});

it.each([
  ['paymentDue', 3, true],
  ['paymentDue', 4, false],
  ['draftComing', 0, false],
  ['highUsage', 45_500, true],
  ['highUsage', 0, false],
  ['lowPrepaidBalance', 2000, true],
  ['prepaidDays', 3, true],
  ['prepaidDays', 4, false],
  ['lowPrepaidBalance', 1_000_000, false],
  ['lowPrepaidBalance', 12.5, false],
] as const)('the line of %s may be %s: %s', (topic, value, isOne) => {
  expect(isThreshold(topic, value)).toBe(isOne);
});

describe('a line as it is typed', () => {
  it.each([
    ['highUsage', '45.5', 45_500],
    ['highUsage', '1,200', 1_200_000],
    ['lowPrepaidBalance', '$12.50', 1250],
    ['paymentDue', '7', 7],
  ] as const)('%s of %j is kept as %s', (topic, text, kept) => {
    const value = typedThreshold(topic, text);
    expect(value).toBeTypeOf('number');
    expect(keptThreshold(topic, value ?? 0)).toBe(kept);
    expect(shownThreshold(topic, kept)).toBe(value);
    expect(thresholdViolation(topic, text)).toBeUndefined();
  });

  it('may be left empty', () => {
    expect([typedThreshold('highUsage', ' '), thresholdViolation('highUsage', '')]).toEqual([null, undefined]);
  });

  it.each([
    ['highUsage', '-4', 'notifications.highUsage.invalid'],
    ['highUsage', '0', 'notifications.highUsage.invalid'],
    ['highUsage', '100000', 'notifications.highUsage.invalid'],
    ['lowPrepaidBalance', 'much', 'notifications.lowBalance.invalid'],
    ['lowPrepaidBalance', '10000', 'notifications.lowBalance.invalid'],
    ['draftComing', '4', 'notifications.days.invalid'],
  ] as const)('of %s is not %j', (topic, text, code) => {
    expect(thresholdViolation(topic, text)?.code).toBe(code);
  });
});

describe('contacts', () => {
  const email: Contact = { contactId: 'e', kind: 'email', takesTexts: false, takesVoice: false, state: 'verified' };
  const cell: Contact = { contactId: 'c', kind: 'phone', takesTexts: true, takesVoice: false, state: 'verified' };
  const home: Contact = { ...cell, contactId: 'h', takesTexts: false, takesVoice: true };

  it('serve the channels that they take', () => {
    expect([email, cell, home].map(channelsServed)).toEqual([['email'], ['text'], ['voice']]);
  });

  it('open their channels once they are verified, and keep them open while messages fail', () => {
    expect(choosableChannels([email, { ...cell, state: 'unverified' }])).toEqual(['email']);
    expect(choosableChannels([{ ...email, state: 'undeliverable' }, home])).toEqual(['email', 'voice']);
  });

  it('end the choices whose last one they are', () => {
    const choices = [
      { accountNumber: '1', topic: 'billReady', channel: 'text' },
      { accountNumber: '2', topic: 'billReady', channel: 'text' },
      { accountNumber: '1', topic: 'outage', channel: 'text' },
      { accountNumber: '1', topic: 'outage', channel: 'email' },
    ] as const;
    expect(noticesEnding([email, cell], choices, 'c')).toEqual([
      { topic: 'billReady', channel: 'text', accounts: 2 },
      { topic: 'outage', channel: 'text', accounts: 1 },
    ]);
    const second = { ...cell, contactId: 'd' };
    expect(noticesEnding([email, cell, second], choices, 'c')).toEqual([]);
    expect(noticesEnding([email, cell, { ...second, state: 'unverified' }], choices, 'd')).toEqual([]);
  });

  it('are shown as they are read', () => {
    expect(shownAddress({ kind: 'phone', address: '5415550142' })).toBe('(541) 555-0142');
    expect(shownAddress({ kind: 'email', address: 'a@b.example' })).toBe('a@b.example');
  });
});
