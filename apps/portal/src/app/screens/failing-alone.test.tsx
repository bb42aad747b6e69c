import { siteWith } from '@rochdale/test-kit/site/builders';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { pressing } from '../testing/typing.ts';

const site = siteWith();
const sentence = 'We are unable to process your request at this time.';
const overview = (failing: Parameters<typeof openScreen>[1]['failing'] = []) =>
  openScreen('accountoverview', { site, signedIn: true, failing, given: { accountBalance: 188.6, isShown: true } });
const buttonsOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('button')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
  );

afterEach(() => onlineManager.setOnline(true));

describe('the account overview', () => {
  it.each([
    ['overview.billed-usage', ['Billed Usage Summary']],
    ['history.bills', ['Billing & Payment History', 'My Bill']],
    ['history.payments', ['Billing & Payment History']],
    ['overview.details', ['More about this account']],
  ] as const)(
    'shows the balance and every other card when %s fails, which each have their own Try again',
    async (failing, cards) => {
      const whole = await overview();
      expect(whole.text).not.toContain(sentence);
      const { text, html } = await overview([failing]);
      expect(text).toContain('$188.60');
      expect(buttonsOf(html)).toContain('Pay Bill');
      const again = buttonsOf(html).filter((name) => name.startsWith('Try again'));
      expect(again.sort()).toEqual(cards.map((card) => `Try again: ${card}`).sort());
      const folded = failing === 'overview.details' ? [] : ['My Account', 'Quick Links'];
      for (const title of ['Billed Usage Summary', 'Billing & Payment History', 'My Bill', ...folded])
        expect(text).toContain(title);
    },
  );

  it('says so when the balance itself fails, and shows what does not hang on it', async () => {
    const { text, html } = await overview(['accounts.info']);
    expect(buttonsOf(html).filter((name) => name.startsWith('Try again')).length).toBeGreaterThan(0);
    expect(text).toContain('Billing & Payment History');
    expect(text).toContain(sentence);
  });
});

it('the way to the meter stands in its card, for browsers that hold its tab back', async () => {
  const { html } = await openScreen('accountoverview', {
    site,
    signedIn: true,
    given: { accountBalance: 188.6, isShown: true, link: 'https://meters.example/1' },
    steps: [pressing('My Meter')],
  });
  expect(html).toContain('href="https://meters.example/1"');
});

it('without a network a page says so instead of waiting', async () => {
  onlineManager.setOnline(false);
  const { text } = await openScreen('billpayments/history', { site, signedIn: true, failing: ['accounts.list'] });
  expect(text).toContain(sentence);
});

it('the lengths of intervals that could not be had are no fact about the account: it says so, and tries again', async () => {
  const { text, html } = await openScreen('usage-tracker', {
    site: siteWith({ features: { Usages: true, MdmCloudEnabled: true, MDMEnabled: true } }),
    signedIn: true,
    failing: ['usage.attributes'],
    given: { meters: ['67204118'], showUsageSuspendedMsg: false, isSupported: true },
    steps: [pressing('Interval')],
  });
  expect(text).not.toContain('No interval data available for the selected account.');
  expect(text).toContain(sentence);
  expect(buttonsOf(html)).toContain('Try again');
});

it.each([
  ['adding', true],
  ['active', false],
])(
  'what the crew should know can be told of an outage that is known where reporting says %s',
  async (reporting, can) => {
    const { html, text } = await openScreen('outage-status', {
      site: siteWith({ features: { Outage: true } }),
      signedIn: true,
      given: { isActive: 'Y', reporting },
    });
    expect(text).toContain('We know about the outage in your area. You do not need to report it.');
    expect(buttonsOf(html).includes('Send to our crew')).toBe(can);
    expect(text).not.toContain('Report an Outage');
  },
);

it('outages that can be told but not reported say why, and try again', async () => {
  const { text, html } = await openScreen('outage-status', {
    site: siteWith({ features: { Outage: true } }),
    signedIn: true,
    failing: ['outage.info'],
    given: { isActive: 'N' },
  });
  expect(text).toContain('We could not find out whether an outage can be reported here now.');
  expect(buttonsOf(html)).toContain('Try again');
});
