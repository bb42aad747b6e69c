import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { TextLanguage } from '@rochdale/domain/messages/languages';
import type { Translate } from '@rochdale/domain/messages/text';
import { codeTries } from '@rochdale/domain/registration/registration-form';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';
import { addAttempt, markVerified, takeAttempt } from './verification-codes-store.ts';

/** What sending and checking a code works with. */
export interface CodeServices extends MessageServices {
  readonly db: Database;
}

/** Where a code goes. */
export interface CodeTarget {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
}

/**
 * Sends a member a code of 6 digits within the caller's transaction, valid for the site's time and five tries; only its
 * keyed hash is stored.
 */
export async function sendCode(
  services: CodeServices,
  tx: Executor,
  memberNumber: string,
  to: CodeTarget,
  language: TextLanguage,
): Promise<{ attemptId: string; expiresAt: Date }> {
  const { clock, site } = services;
  const { codeMinutes } = site().config.security;
  const attemptId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000);
  const codeHash = services.vault.fingerprint('verification-code', `${attemptId}\n${code}`);
  await addAttempt(tx, { attemptId, memberNumber, codeHash, triesLeft: codeTries, expiresAt });
  await sendMessage(services, tx, { ...to, kind: 'verification-code', language }, (text) => {
    const time = validityText(codeMinutes, text);
    const sentence = to.channel === 'email' ? text('mail.code', { time }) : text('mail.code.text', { time });
    return { subject: text('mail.code.subject'), paragraphs: [sentence], code };
  });
  return { attemptId, expiresAt };
}

/** The member whose code this is, once. A try is taken before the code is compared, so that parallel tries count. */
export async function checkCode(services: CodeServices, attemptId: string, code: string): Promise<string | undefined> {
  const { db, clock } = services;
  const attempt = await takeAttempt(db, attemptId, clock.now());
  const hashes = services.vault.fingerprints('verification-code', `${attemptId}\n${code.trim()}`);
  if (!attempt || !hashes.some((hash) => timingSafeEqual(attempt.codeHash, hash))) return undefined;
  return (await markVerified(db, attemptId, clock.now())) ? attempt.memberNumber : undefined;
}

/** `2 hours`, `10 minutes`. */
function validityText(minutes: number, text: Translate): string {
  const hours = minutes / 60;
  return Number.isInteger(hours) && hours > 1
    ? text('registration.code.hours', { count: hours })
    : text('registration.code.minutes', { count: minutes });
}
