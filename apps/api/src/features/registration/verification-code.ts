import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { english } from '@rochdale/domain/messages/english';
import { codeTries } from '@rochdale/domain/registration/registration-form';
import { sendMessage } from '../messages/public.ts';
import type { IdentityServices } from '../sign-in/public.ts';
import { addAttempt, markVerified, takeAttempt } from './registration-store.ts';

/** Where a code goes. */
export interface Contact {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
}

/** Sends a member a code of 6 digits, valid for the site's time and five tries; only its keyed hash is stored. */
export async function sendCode(
  services: IdentityServices,
  memberNumber: string,
  to: Contact,
): Promise<{ attemptId: string; expiresAt: Date }> {
  const { db, clock, site } = services;
  const { codeMinutes } = site().config.security;
  const attemptId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000);
  const time = validityText(codeMinutes);
  await db.transaction(async (tx) => {
    const codeHash = services.vault.fingerprint('verification-code', `${attemptId}\n${code}`);
    await addAttempt(tx, { attemptId, memberNumber, codeHash, triesLeft: codeTries, expiresAt });
    const paragraphs = [to.channel === 'email' ? english('mail.code', { time }) : english('mail.code.text', { time })];
    const content = { subject: english('mail.code.subject'), paragraphs, code };
    await sendMessage(services, tx, { ...to, kind: 'verification-code' }, content);
  });
  return { attemptId, expiresAt };
}

/** The member whose code this is. A try is taken before the code is compared, so that parallel tries count. */
export async function checkCode(
  services: IdentityServices,
  attemptId: string,
  code: string,
): Promise<string | undefined> {
  const { db, clock } = services;
  const attempt = await takeAttempt(db, attemptId, clock.now());
  const hashes = services.vault.fingerprints('verification-code', `${attemptId}\n${code.trim()}`);
  if (!attempt || !hashes.some((hash) => timingSafeEqual(attempt.codeHash, hash))) return undefined;
  await markVerified(db, attemptId, clock.now());
  return attempt.memberNumber;
}

/** `2 hours`, `10 minutes`. */
function validityText(minutes: number): string {
  const hours = minutes / 60;
  return Number.isInteger(hours) && hours > 1
    ? english('registration.code.hours', { count: hours })
    : english('registration.code.minutes', { count: minutes });
}
