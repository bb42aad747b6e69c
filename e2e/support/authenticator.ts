import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';

/** What a phone's camera would read from a QR code on the screen (zbarimg). */
export async function readQrCode(code: Locator): Promise<URL> {
  const path = join(mkdtempSync(join(tmpdir(), 'qr-')), 'qr.png');
  await code.screenshot({ path });
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return new URL(execFileSync('zbarimg', ['-q', '--raw', path], { encoding: 'utf8', stdio: [...stdio] }).trim());
}

/** The code that an authenticator app would show now, or so many seconds from now (oathtool). */
export function codeOf(secret: string, seconds = 0): string {
  const now = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return execFileSync('oathtool', ['--totp', '-b', '--now', `${now} UTC`, secret], { encoding: 'utf8' }).trim();
}
