import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providers } from './coops.ts';

const coops = join(import.meta.dirname, '../../coops');

/** What Cedar Ridge with the basic overview has otherwise than Cedar Ridge. */
const basic = `
  BASIC_OVERVIEW_SCREEN: Y
  PAPERLESS_MEMBER_LEVEL: N
  PAPERLESS_ACCOUNT_LEVEL: N`;

/** What Whetstone Hills with the detailed overview has otherwise than Whetstone Hills. */
const detailed = `
  BASIC_OVERVIEW_SCREEN: N
  HIDE_NONELECTRIC_USAGE: Y
  HIDE_NONELECTRIC_OUTAGE: N
  DISPLAY_SPOUSE_NAME: Y
  LEVELIZED_PAGE_SIZE: 20`;

/** A script of the co-op's own: it shows that it ran, and then breaks. */
const customScript = `document.documentElement.dataset.customScript = 'basic';
if (location.search === '?broken') throw new TypeError('The script of the co-op is broken.');`;

/** Links that Whetstone Hills has closed. */
const openLinks = `memberInfoLinkAvailable: Y
  memberInfoDocsLinkName: Papers for Members
  isOnlineDelinquentView: Y
  delinquentViewUrl: /delinquents`;

const provider = (coop: keyof typeof providers): string => `
outsideSignIn:
  issuer: http://${providers[coop].host}:${providers[coop].port}
  clientId: portal
  label: Ridge Bank
`;

/**
 * A folder with two more co-ops: Cedar Ridge with the basic overview, every program closed and no Terms of Use, and
 * Whetstone Hills with the detailed overview, every program open, notices, and no documents; both with an outside provider. Nobody pays there, so that every balance stays as it was imported.
 */
export function layoutCoops(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rochdale-coops-'));
  chmodSync(folder, 0o755);
  copy(folder, 'cedar-ridge', 'basic-ridge', (settings) =>
    settings
      .replace(
        /(name: (?:Autopay|Arrangements|AverageBilling|Notifications|Outage|RoundUp|Usages|OnlineServiceOrder|WebChatEnabled), enable:) true/g,
        '$1 false',
      )
      .replace(/(allow(?:Credit|Bank)Draft:) Y/g, '$1 N')
      .replace('  DISPLAY_SPOUSE_NAME: Y\n', '')
      .replace('settings:\n', 'settings:\n  featureFlagCustomCss: brand/coop.css\n  customScript: brand/coop.js\n')
      .replace('  legalContent: content/terms.html\n', '')
      .replace('\nconfig:', `\nconfig:${basic}`),
  );
  writeFileSync(join(folder, 'basic-ridge/brand/coop.css'), ':root { --custom-file: "basic"; }');
  writeFileSync(join(folder, 'basic-ridge/brand/coop.js'), customScript);
  copy(folder, 'whetstone-hills', 'detailed-hills', (settings) =>
    settings
      .replace('  BASIC_OVERVIEW_SCREEN: Y\n', '')
      .replace('memberInfoLinkAvailable: N', openLinks)
      .replace(
        'features:\n',
        'features:\n  - { name: Arrangements, enable: true }\n  - { name: RoundUp, enable: true }\n',
      )
      .replace('\nconfig:', `\nconfig:${detailed}`),
  );
  return folder;
}

function copy(folder: string, from: string, to: keyof typeof providers, change: (settings: string) => string): void {
  cpSync(join(coops, from), join(folder, to), { recursive: true });
  const path = join(folder, to, 'site.yaml');
  writeFileSync(path, change(readFileSync(path, 'utf8')) + provider(to));
}
