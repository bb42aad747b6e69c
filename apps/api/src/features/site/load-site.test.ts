import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { loadSite } from './load-site.ts';

const coops = new URL('../../../../../coops/', import.meta.url).pathname;
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
    ['a key given twice', 'timeZone:', 'timeZone: UTC\ntimeZone:', /site\.yaml:\d+: Map keys must be unique/],
    ['broken YAML', 'settings:', 'settings: [', /site\.yaml:\d+: /],
    ['a colour that is none', '"#1c5e45"', 'green', /site\.yaml:\d+: brand\.light\.brand: must be a colour/],
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
      /site\.yaml:\d\d: config\.WHEC_ENABLED: says the opposite of configuration\.whecEnabled/,
    ],
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
