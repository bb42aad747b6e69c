import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const has = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const hasCamera = has('zbarimg');
const hasAuthenticator = has('oathtool');

/**
 * The secret that a phone would take from the set-up view: from a screenshot of the QR code (zbarimg), or without that
 * program from the key beside it.
 */
export async function scanSecret(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await code.waitFor();
  if (!hasCamera) {
    const summary = page.getByText('Can’t scan this code?');
    await summary.click();
    const key = await page.locator('code').textContent();
    await summary.click();
    return (key ?? '').replaceAll(' ', '');
  }
  const path = join(mkdtempSync(join(tmpdir(), 'qr-')), 'qr.png');
  await code.screenshot({ path });
  const text = execFileSync('zbarimg', ['-q', '--raw', path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new URL(text.trim()).searchParams.get('secret') ?? '';
}

/** The code that an authenticator app would show now, or so many seconds from now (oathtool; RFC 6238 without it). */
export function codeOf(secret: string, seconds = 0): string {
  const at = Date.now() + seconds * 1000;
  if (!hasAuthenticator) return computedCode(secret, at);
  const now = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return execFileSync('oathtool', ['--totp', '-b', '--now', `${now} UTC`, secret], { encoding: 'utf8' }).trim();
}

function computedCode(secret: string, at: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
