import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { readFolder } from './co-op-folder.ts';
import { composeSites } from './compose-sites.ts';
import { loadSite } from './load-site.ts';

const coops = new URL('../../../../../../coops/', import.meta.url).pathname;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coop-'));
  await cp(join(coops, 'cedar-ridge'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function problemsAfter(change: (source: string) => string): Promise<string> {
  const path = join(folder, 'site.yaml');
  await writeFile(path, change(await readFile(path, 'utf8')));
  return loadSite(folder).then(
    () => 'no problem',
    (error: Error) => error.message,
  );
}

describe('a co-op’s folder', () => {
  it.each(['cedar-ridge', 'whetstone-hills'])('of %s is read and decoded', async (name) => {
    const site = await loadSite(join(coops, name));
    expect(site.coop).toBe(name);
    expect(site.configuration.whecEnabled).toBe(name === 'whetstone-hills');
    expect(site.features.QuickPay).toBe(true);
    expect(site.config.payments.prepaidMinimumPaymentAmount).toBe(name === 'whetstone-hills' ? 1500 : 2000);
    expect(site.configuration.quickPayDescription).toBe(
      'is a simple, fast and secure way to make payments online without logging in.',
    );
  });

  it('of ocotillo has a menu of its own, cards for drafts, and its own names', async () => {
    const { configuration, config } = await loadSite(join(coops, 'ocotillo'));
    expect([configuration.useCustomMenu, configuration.mcpMenu.length]).toEqual([true, 12]);
    expect([configuration.applicationOrigin, configuration.memberInfoDocsLinkName]).toEqual([
      'UPN',
      'Members’ Library',
    ]);
    expect([configuration.allowBankDraft, config.drafts.draftType]).toEqual([false, 'CC']);
    expect([config.memberNumberLabel, config.statementIdLabel]).toEqual(['Membership Number', 'Bill ID']);
    expect([config.coopNameForWebPage, config.registration.controlNumberType]).toEqual(['Ocotillo UPN', 'MEMBER']);
  });

  it('names its announcement alike in every language, and a new one otherwise', async () => {
    const nameOf = async () => {
      const sites = await composeSites(await readFolder(folder), []);
      return [sites('en'), sites('es')].map(({ configuration }) => configuration.emergencyAnnouncementId);
    };
    const [english, spanish] = await nameOf();
    expect(english).toMatch(/^[\w-]{12}$/);
    expect(spanish).toBe(english);
    const path = join(folder, 'site.yaml');
    const source = await readFile(path, 'utf8');
    await writeFile(path, source.replace('High winds', 'Strong winds'));
    expect((await nameOf())[0]).not.toBe(english);
  });

  it('changes its version with its settings', async () => {
    const before = (await loadSite(folder)).version;
    expect(await problemsAfter((source) => source.replace('5:00 PM', '6:00 PM'))).toBe('no problem');
    expect((await loadSite(folder)).version).not.toBe(before);
  });

  it.each([
    ['an unknown key', 'officeHours:', 'oficeHours:', /site\.yaml:\d+: settings\.oficeHours: there is no such key/],
    ['a missing key', 'timeZone: America/Los_Angeles', '', /site\.yaml:\d+: timeZone: is missing/],
    [
      'a flag that is neither Y nor N',
      'whecEnabled: N',
      'whecEnabled: maybe',
      /site\.yaml:\d+: configuration\.whecEnabled: must be one of Y, N/,
    ],
    ['an unknown time zone', 'America/Los_Angeles', 'America/Nowhere', /site\.yaml:2: timeZone: must be a time zone/],
    ['a key given twice', 'timeZone:', 'timeZone: UTC\ntimeZone:', /site\.yaml:\d+: this key stands above already/],
    ['broken YAML', 'settings:', 'settings: [', /site\.yaml:\d+: /],
    ['a colour that is none', '"#1c5e45"', 'green', /site\.yaml:\d+: brand\.light\.brand: must be a color/],
    [
      'a brand that can’t be read',
      'onBrand: "#ffffff"',
      'onBrand: "#80c9a6"',
      /site\.yaml:\d+: brand\.light\.onBrand: onBrand #80c9a6 on brand #1c5e45 has a contrast of 3\.\d\d, and 4\.5 is needed/,
    ],
    [
      'a file that is not there',
      'content/terms.html',
      'content/gone.html',
      /site\.yaml:\d\d: settings\.legalContent: there is no file content\/gone\.html/,
    ],
    [
      'a feature given twice',
      '{ name: Autopay,',
      '{ name: QuickPay,',
      /site\.yaml:\d+: features\.2\.name: QuickPay stands/,
    ],
    ['a picture browsers can’t reach', 'brand/logo.svg', 'content/about.html', /portalLogoPath: must lie in brand/],
    ['a link that leaves for anywhere', 'signOutLink: /home', 'signOutLink: //evil.example', /settings\.signOutLink/],
    [
      'a custom menu without entries',
      'useCustomMenu: N',
      'useCustomMenu: Y',
      /site\.yaml:\d\d: configuration\.useCustomMenu: is Y/,
    ],
    [
      'a menu that leads to no screen',
      'useCustomMenu: N',
      'useCustomMenu: Y\n  mcpMenu:\n    - title: Bills\n      subMenu: [{ title: Pay, moduleLink: /pey }]',
      /site\.yaml:\d\d: configuration\.mcpMenu\.0\.subMenu\.0\.moduleLink: there is no screen \/pey/,
    ],
    ['a second document', 'features:', '---\nfeatures:', /site\.yaml:\d+: a second document begins here/],
    ['a path out of the folder', 'content/terms.html', '../terms.html', /settings\.legalContent: must be a file below/],
    [
      'a code that is none of Google Analytics',
      '  signOutLink:',
      '  googleAnalyticsCode: "<script>"\n  signOutLink:',
      /settings\.googleAnalyticsCode: must be a code like G-/,
    ],
    [
      'a script from an address that is not safe',
      '  signOutLink:',
      '  customScript: http://files.example/a.js\n  signOutLink:',
      /settings\.customScript: must be a file in brand\/ or an address that begins with https/,
    ],
    [
      'an icon that is no PNG of its size',
      '  signOutLink:',
      '  portalIcon192Path: brand/logo.svg\n  signOutLink:',
      /site\.yaml:\d\d: settings\.portalIcon192Path: must be a PNG of 192 by 192 pixels/,
    ],
    [
      'settings that contradict',
      'CLIENTID: cedar-ridge',
      'CLIENTID: cedar-ridge\n  WHEC_ENABLED: Y',
      /site\.yaml:\d\d: config\.WHEC_ENABLED: contradicts configuration\.whecEnabled/,
    ],
    [
      'a text with a colon',
      'officeHours: Monday to',
      'officeHours: Office: Monday to',
      /^site\.yaml:16: a text with a colon in it must stand in quotes, as in "[^"]+"$/,
    ],
    ['a tab', '  coopName:', '\tcoopName:', /^site\.yaml:5: the line begins with a tab: YAML wants spaces$/],
    [
      'a color that YAML takes for a remark',
      '"#1c5e45"',
      '#1c5e45',
      /brand\.light\.brand: is empty; what begins with #/,
    ],
    [
      'dollars with their sign',
      'AMOUNT: 20.00',
      'AMOUNT: $20',
      /config\.PREPAID_MINIMUM_PAYMENT_AMOUNT: must be a number such as 20 or 20\.50, without quotes or signs, not “\$20”/,
    ],
    [
      'an address without https',
      'https://www.cedarridge.example\n',
      'www.cedarridge.example\n',
      /settings\.coopWebsiteUrl: must be an address that begins with https:\/\//,
    ],
    [
      'a feature that is none',
      'name: QuickPay',
      'name: QuickPays',
      /^site\.yaml:76: features\.0\.name: must be one of Aclara, .*, not “QuickPays”: QuickPay is the nearest$/,
    ],
    ['a feature with Y', 'QuickPay, enable: true', 'QuickPay, enable: Y', /must be true or false, not “Y”/],
    [
      'a telephone number that is none',
      'phoneNumber: (541) 555-0100',
      'phoneNumber: call us',
      /settings\.phoneNumber: must be a telephone number/,
    ],
    ['a number where a text belongs', '(541) 555-0100', '5415550100', /must be a text: put 5415550100 in quotes/],
  ])('with %s is refused with line and reason', async (_what, from, to, reason) => {
    expect(await problemsAfter((source) => source.replace(from, to))).toMatch(reason);
  });

  it('asks the chat sandbox where there is one', async () => {
    expect((await loadSite(folder)).settings.webChat).toBeUndefined();
    expect((await loadSite(folder, 'http://localhost:3002')).settings.webChat?.apiUrl).toBe('http://localhost:3002');
  });

  it('names its own files by their place, and those of other hosts as they are', async () => {
    const path = join(folder, 'site.yaml');
    const source = await readFile(path, 'utf8');
    const given =
      '  featureFlagCustomCss: brand/logo.svg\n  customScript: https://files.example/a b.js\n  signOutLink:';
    await writeFile(path, source.replace('  signOutLink:', given));
    const { settings } = await loadSite(folder);
    expect(settings.customStylesheet).toBe('/coop/brand/logo.svg');
    expect(settings.customScript).toBe('https://files.example/a%20b.js');
  });

  it('with a file that is not UTF-8 is refused with its line: every accent in it would be broken', async () => {
    const spanish = await readFile(join(folder, 'site.es.yaml'), 'utf8');
    await writeFile(join(folder, 'site.es.yaml'), Buffer.from(spanish, 'latin1'));
    await expect(loadSite(folder)).rejects.toThrow(/^site\.es\.yaml:3: the file is not UTF-8: save it/);
    await writeFile(join(folder, 'site.es.yaml'), `\uFEFF${spanish.replaceAll('\n', '\r\n')}`);
    expect((await loadSite(folder)).settings.coopName).toContain('Cedar Ridge');
    await writeFile(join(folder, 'content/about.es.html'), Buffer.from('<p>La energía</p>', 'latin1'));
    await expect(loadSite(folder)).rejects.toThrow(/^content\/about\.es\.html:1: the file is not UTF-8/);
  });

  it('that is empty is refused', async () => {
    expect(await problemsAfter(() => '')).toBe('site.yaml:1: the file is empty');
  });

  it('names every problem at once', async () => {
    const said = await problemsAfter((source) =>
      source.replace('whecEnabled: N', 'whecEnabled: 7').replace('email:', 'mail:'),
    );
    expect(said.split('\n').length).toBeGreaterThanOrEqual(3);
  });
});

describe('HTML of a co-op', () => {
  it('keeps its text and loses what could run', () => {
    const cleaned = cleanHtml(
      '<p onclick="x()">Hi <a href="javascript:alert(1)">there</a><script>alert(1)</script><img src=x onerror=alert(1)></p>',
    );
    expect(cleaned).toBe('<p>Hi <a>there</a></p>');
  });
});

it('where there is no service worker, what needs it is off, whatever the folder says (communications-47)', async () => {
  const path = join(coops, 'cedar-ridge');
  const standing = async (hasServiceWorker: boolean) => {
    const { config, lastSeen = false } = (
      await composeSites(await readFolder(path, undefined, hasServiceWorker), [])
    )();
    return [config.push, lastSeen];
  };
  expect(await standing(true)).toEqual([true, true]);
  expect(await standing(false)).toEqual([false, false]);
});
