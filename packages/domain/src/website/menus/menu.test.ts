import { type SiteChanges, siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import type { CustomMenuItem } from '../site/site.ts';
import { type GateOf, menuFor } from './menu.ts';
import type { MenuEntry } from './menu-entry.ts';

const everything: GateOf = () => 'always';

/** The menu of a co-op as its words, with groups as lists behind their name. */
function wordsOf(changes: SiteChanges, gateOf: GateOf = everything) {
  return menuFor({ site: siteWith(changes), signedIn: true }, gateOf).map(inWords);
}

type Words = string | readonly [string, ...Words[]];

function inWords({ label, entries }: MenuEntry): Words {
  const name = 'text' in label ? label.text : label.code;
  return entries.length === 0 ? name : [name, ...entries.map(inWords)];
}

const below = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...below(entry.entries)]);

const custom = (title: string, details: Partial<CustomMenuItem> = {}): CustomMenuItem => ({
  title,
  external: false,
  megaMenu: false,
  position: 0,
  subMenu: [],
  ...details,
});

describe('the standard menu', () => {
  it('keeps Home where that is another site', () => {
    const link = 'https://www.co-op.example/';
    const nowhere: GateOf = () => undefined;
    const [home] = menuFor(
      { site: siteWith({ settings: { homeClickRedirectionLink: link } }), signedIn: false },
      nowhere,
    );
    expect(home).toMatchObject({ label: { code: 'menu.home' }, link, external: true });
  });

  it('of the plainest co-op leaves out what is closed, and the groups that are empty then', () => {
    expect(wordsOf({})).toEqual([
      'menu.home',
      ['menu.myAccount', 'menu.accountOverview', 'menu.accountProfile', 'menu.accountHistory', 'menu.myMeter'],
      ['menu.billingAndPayments', ['menu.payments', 'menu.paymentProfile', 'menu.paymentOptions', 'menu.payMultiple']],
      ['menu.more', 'menu.servicesAndProducts'],
    ]);
  });

  it('has a group again with its first open entry', () => {
    const menu = wordsOf({ features: { Deposits: true } });
    expect(menu[2]).toContainEqual(['menu.billing', 'menu.deposits']);
  });

  it('leaves out what has no screen yet, and keeps what leads elsewhere', () => {
    const menu = wordsOf({ settings: { coopContactUsLink: 'https://plain.example/contact' } }, (route) =>
      route === 'home' ? 'always' : undefined,
    );
    expect(menu).toEqual(['menu.home', ['menu.more', 'menu.contactUs']]);
  });

  it('leaves out a link that leads nowhere', () => {
    expect(wordsOf({ configuration: { displayFaqUrl: '#' } })[3]).not.toContain('menu.faqs');
    expect(wordsOf({ configuration: { displayFaqUrl: '/help' } })[3]).toContain('menu.faqs');
  });

  it('has the WHEC variant’s words and submenus', () => {
    const offices = { title: 'Offices', moduleLink: 'https://whec.example/offices', external: true };
    const configuration = { allowBankDraft: true, contactSubMenu: [offices] };
    const plain = wordsOf({ configuration });
    const whec = wordsOf({ configuration: { ...configuration, whecEnabled: true } });
    expect([plain.flat(2).includes('menu.draftPayments'), plain.flat(2).includes('menu.ezPay')]).toEqual([true, false]);
    expect([whec.flat(2).includes('menu.draftPayments'), whec.flat(2).includes('menu.ezPay')]).toEqual([false, true]);
    expect(plain[3]).not.toContainEqual(['menu.contact', 'Offices']);
    expect(whec[3]).toContainEqual(['menu.contact', 'Offices']);
  });

  it('has a line about every entry of its panels, under the co-op’s own name for it too', () => {
    const site = siteWith({
      configuration: { clientAvailable: true, detailedUsageAnalysisLabel: 'Usage in detail', whecEnabled: true },
    });
    const inPanels = menuFor({ site, signedIn: false }, everything).flatMap(({ entries }) => below(entries));
    const bare = inPanels.filter((entry) => entry.entries.length === 0 && entry.about === undefined);
    expect(bare.map(inWords)).toEqual([]);
    expect(inPanels.find((entry) => inWords(entry) === 'Usage in detail')?.about).toBe('menu.detailedUsage.text');
  });
});

describe('a custom menu', () => {
  const menuOf = (mcpMenu: readonly CustomMenuItem[]): SiteChanges => ({
    configuration: { useCustomMenu: true, mcpMenu },
  });

  it('takes the place of the standard one, by position at every level', () => {
    const menu = menuOf([
      custom('Third', { position: 3, moduleLink: '/register' }),
      custom('First', {
        position: 1,
        subMenu: [
          custom('B', { position: 2, moduleLink: '/login' }),
          custom('A', { position: 1, moduleLink: '/home' }),
        ],
      }),
      custom('Second', { position: 2, moduleLink: '/login' }),
    ]);
    expect(wordsOf(menu)).toEqual([['First', 'A', 'B'], 'Second', 'Third']);
  });

  it('keeps the written order of equal positions', () => {
    const menu = menuOf(['One', 'Two', 'Three'].map((title) => custom(title, { moduleLink: '/home' })));
    expect(wordsOf(menu)).toEqual(['One', 'Two', 'Three']);
  });

  it('leaves out what has no screen and groups that are empty then, and keeps links elsewhere', () => {
    const gone = custom('Gone', { moduleLink: '/gone' });
    const menu = menuOf([
      gone,
      custom('Empty', { subMenu: [gone, custom('Nothing')] }),
      custom('Elsewhere', { moduleLink: 'https://plain.example', external: true }),
      custom('Group', { moduleLink: '/gone', subMenu: [gone, custom('Here', { moduleLink: '/my-profile?tab=1' })] }),
    ]);
    const shown = menuFor({ site: siteWith(menu), signedIn: false }, (route) =>
      route === 'my-profile' ? 'always' : undefined,
    );
    expect(shown.map(inWords)).toEqual(['Elsewhere', ['Group', 'Here']]);
    expect(shown.map((entry) => entry.link)).toEqual(['https://plain.example', undefined]);
  });

  it('leaves out a screen whose gate is closed, under an old name and with a query too', () => {
    const link = (title: string, moduleLink: string) => custom(title, { moduleLink });
    const menu = menuOf([
      link('Deposits', '/billpayments/view-deposits?from=menu'),
      link('Old', '/account-management'),
    ]);
    const gateOf: GateOf = (route) => (route === 'accountoverview' ? 'always' : 'deposits');
    expect(wordsOf(menu, gateOf)).toEqual(['Old']);
    expect(wordsOf({ ...menu, features: { Deposits: true } }, gateOf)).toEqual(['Deposits', 'Old']);
  });

  it('keeps entries apart that have the same name, and their ids where others are left out', () => {
    const pay = custom('Pay', { moduleLink: '/quick-pay' });
    const menu = menuOf([custom('One', { subMenu: [pay, pay] }), custom('Two', { position: -1, subMenu: [pay] })]);
    const shown = menuFor({ site: siteWith(menu), signedIn: true }, everything);
    expect(below(shown).map((entry) => entry.id)).toEqual(['m-1', 'm-1-0', 'm-0', 'm-0-0', 'm-0-1']);
  });

  it('opens a wide panel for a mega menu, a narrow one otherwise; an entry may lead somewhere and hold others', () => {
    const inner = [custom('Inner', { moduleLink: '/home' })];
    const menu = menuOf([
      custom('Mega', { megaMenu: true, subMenu: inner }),
      custom('Plain', { moduleLink: '/login', subMenu: inner }),
    ]);
    const shown = menuFor({ site: siteWith(menu), signedIn: true }, everything);
    expect(shown.map(({ isWide, link, entries }) => [isWide, link, entries.length])).toEqual([
      [true, undefined, 1],
      [false, '/login', 1],
    ]);
  });

  it('takes # for no link', () => {
    const menu = menuOf([custom('Group', { moduleLink: '#', subMenu: [custom('A', { moduleLink: '/home' })] })]);
    expect(wordsOf(menu)).toEqual([['Group', 'A']]);
    expect(menuFor({ site: siteWith(menu), signedIn: true }, everything)[0]).not.toHaveProperty('link');
  });

  it('has no lines about its entries', () => {
    const site = siteWith(menuOf([custom('One', { moduleLink: '/home' })]));
    expect(menuFor({ site, signedIn: true }, everything)[0]).not.toHaveProperty('about');
  });
});
