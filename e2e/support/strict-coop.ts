import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const coops = join(import.meta.dirname, '../../coops');

/** Where the meter portal of the strict co-op would be. */
export const meterPortal = 'https://meters.example/enter';

/** The strict co-op's own stylesheet and script, on another host, and its code of Google Analytics. */
export const strictFiles = {
  stylesheet: 'https://files.strict.example/looks/coop.css',
  script: 'https://files.strict.example/coop.js',
  analytics: 'G-STRICT1234',
};

/** A folder of co-ops with Cedar Ridge as it would be if it asked for an authenticator, had a meter portal, counted page views and loaded files of another host. */
export function strictCoops(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rochdale-coops-'));
  chmodSync(folder, 0o755);
  cpSync(join(coops, 'cedar-ridge'), join(folder, 'strict-ridge'), { recursive: true });
  const path = join(folder, 'strict-ridge/site.yaml');
  const settings = readFileSync(path, 'utf8')
    .replace('settings:\n', `settings:\n  googleAnalyticsCode: ${strictFiles.analytics}\n`)
    .replace(
      'settings:\n',
      `settings:\n  featureFlagCustomCss: ${strictFiles.stylesheet}\n  customScript: ${strictFiles.script}\n`,
    )
    .replace('name: WebChatEnabled, enable: true', 'name: WebChatEnabled, enable: false')
    .replace('features:\n', 'features:\n  - { name: Aclara, enable: true }\n')
    .replace('\nconfig:\n', `\nconfig:\n  MFA_REQUIRED: Y\n  ACLARA_URL: ${meterPortal}\n  ACLARA_CLIENT_ID: STRICT\n`);
  writeFileSync(path, settings);
  return folder;
}
