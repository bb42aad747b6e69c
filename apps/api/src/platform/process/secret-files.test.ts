import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';

let folder: string;
const key = 'k'.repeat(43);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  await writeFile(join(folder, 'master-key'), `${key}\n`);
  await writeFile(join(folder, 'GATEWAY_SECRET'), 'a secret of the gateway\n');
  await writeFile(join(folder, 'empty'), '\n');
});
afterAll(() => rm(folder, { recursive: true }));

it('secrets come from the file that a setting names, or from systemd’s credentials', () => {
  const { masterKeys, gatewaySecret, smtpUrl } = readEnvironment({
    MASTER_KEY_FILE: join(folder, 'master-key'),
    CREDENTIALS_DIRECTORY: folder,
    SMTP_URL: 'smtp://mail.example:587',
  });
  expect([masterKeys, gatewaySecret, smtpUrl]).toEqual([[key], 'a secret of the gateway', 'smtp://mail.example:587']);
});

it('a secret that can’t be read, is empty or is said twice stops the start, and is not told', () => {
  const starts = (more: Record<string, string>) => () => readEnvironment(more);
  expect(starts({ MASTER_KEY_FILE: join(folder, 'nothing') })).toThrow(/^MASTER_KEY: .*nothing can’t be read/);
  expect(starts({ SMTP_URL_FILE: join(folder, 'empty') })).toThrow(/^SMTP_URL: .*empty is empty/);
  const twice = starts({ MASTER_KEY: key, MASTER_KEY_FILE: join(folder, 'master-key') });
  expect(twice).toThrow(/^MASTER_KEY is set, and stands in .*master-key too/);
  expect(twice).not.toThrow(new RegExp(key));
});
