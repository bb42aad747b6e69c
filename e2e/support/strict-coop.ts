import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const coops = join(import.meta.dirname, '../../coops');

/** Where the meter portal of the strict co-op would be. */
export const meterPortal = 'https://meters.example/enter';

/** A folder of co-ops with Cedar Ridge as it would be if it asked for an authenticator and had a meter portal. */
export function strictCoops(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rochdale-coops-'));
  chmodSync(folder, 0o755);
  cpSync(join(coops, 'cedar-ridge'), join(folder, 'strict-ridge'), { recursive: true });
  const path = join(folder, 'strict-ridge/site.yaml');
  const settings = readFileSync(path, 'utf8')
    .replace('name: WebChatEnabled, enable: true', 'name: WebChatEnabled, enable: false')
    .replace('features:\n', 'features:\n  - { name: Aclara, enable: true }\n')
    .replace('\nconfig:\n', `\nconfig:\n  MFA_REQUIRED: Y\n  ACLARA_URL: ${meterPortal}\n  ACLARA_CLIENT_ID: STRICT\n`);
  writeFileSync(path, settings);
  return folder;
}
