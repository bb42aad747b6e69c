import { randomInt, randomUUID } from 'node:crypto';
import { codeTries } from '@rochdale/domain/identity/registration/registration-form';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { isSameHash } from '../../../platform/sealing/vault.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { takeContactCode } from './contact-limit.ts';
import { addAttempt, holdOpenAttempt, markVerified, renewAttempt, takeAttempt } from './verification-codes-store.ts';

/** What sending and checking a code works with. */
export interface CodeServices extends MessageServices {
  readonly db: Database;
}

/** Where a code goes. */
export interface CodeTarget {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
  /** It proves who somebody is, which any contact on file does; else it proves the contact itself. */
  readonly provesMember?: true;
}

/** A code that was sent, or how long until its contact can have another. */
export type SentCode =
  | { readonly isSent: true; readonly attemptId: string; readonly expiresAt: Date }
  | { readonly isSent: false; readonly retryAfterSeconds: number };

/**
 * Sends a member a code of 6 digits within the caller's transaction, valid for the site's time and five tries; only its
 * keyed hash is stored. A contact has three an hour and six a day.
 */
export async function sendCode(
  services: CodeServices,
  tx: Executor,
  memberNumber: string,
  to: CodeTarget,
  language: TextLanguage,
  attemptId: string = randomUUID(),
): Promise<SentCode> {
  return sendNewCode(services, tx, { attemptId, memberNumber, to, language }, (made) =>
    addAttempt(tx, { attemptId, memberNumber, ...made }),
  );
}

interface CodeToSend {
  readonly attemptId: string;
  readonly memberNumber: string;
  readonly to: CodeTarget;
  readonly language: TextLanguage;
  /** The message that it is sent again for. */
  readonly againOf?: string;
}

/** Makes a code, has it kept, and writes the message that carries it; a contact has three an hour and six a day. */
async function sendNewCode(
  services: CodeServices,
  tx: Executor,
  { attemptId, memberNumber, to, language, againOf }: CodeToSend,
  keep: (made: { codeHash: Buffer; triesLeft: number; expiresAt: Date }) => Promise<void>,
): Promise<SentCode> {
  const { clock, site, vault } = services;
  const { codeMinutes } = site().config.security;
  const { provesMember = false, ...addressed } = to;
  const retryAfterSeconds = await takeContactCode(tx, vault, to.recipient, clock.now());
  if (retryAfterSeconds !== undefined) return { isSent: false, retryAfterSeconds };
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000);
  const codeHash = vault.storedHash('verification-code', `${attemptId}\n${code}`);
  await keep({ codeHash, triesLeft: codeTries, expiresAt });
  const facts = { attemptId, provesMember };
  const message = {
    ...addressed,
    memberNumber,
    kind: 'verification-code',
    language,
    facts,
    ...(againOf !== undefined && { againOf }),
  };
  await sendMessage(services, tx, message, (text) => {
    const time = validityText(codeMinutes, text);
    const subject = text('mail.code.subject');
    if (to.channel === 'text') return { subject, paragraphs: [text('mail.code.text', { code, time })] };
    return { subject, paragraphs: [text('mail.code', { time })], code };
  });
  return { isSent: true, attemptId, expiresAt };
}

/**
 * Sends a new code in place of one that did not come, for the page that still waits for it (office-98); the old one opens
 * nothing more. Undefined where nothing of the member's waits for it any more.
 */
export async function sendCodeAgain(
  services: CodeServices,
  tx: Executor,
  memberNumber: string,
  again: Omit<CodeToSend, 'memberNumber'>,
): Promise<SentCode | undefined> {
  const { attemptId } = again;
  if (!(await holdOpenAttempt(tx, { attemptId, memberNumber }, services.clock.now()))) return undefined;
  return sendNewCode(services, tx, { ...again, memberNumber }, (made) => renewAttempt(tx, attemptId, made));
}

/** The member whose code this is, once. A try is taken before the code is compared, so that parallel tries count. */
export async function checkCode(services: CodeServices, attemptId: string, code: string): Promise<string | undefined> {
  const memberNumber = await compareCode(services, attemptId, code);
  if (memberNumber === undefined) return undefined;
  return (await markVerified(services.db, attemptId, services.clock.now())) ? memberNumber : undefined;
}

/** The member whose code this is. It takes a try and leaves the code as it is: `useCode` uses it. */
export async function compareCode(
  services: CodeServices,
  attemptId: string,
  code: string,
): Promise<string | undefined> {
  const attempt = await takeAttempt(services.db, attemptId, services.clock.now());
  const hashes = services.vault.storedHashes('verification-code', `${attemptId}\n${code.trim()}`);
  return attempt && hashes.some((hash) => isSameHash(attempt.codeHash, hash)) ? attempt.memberNumber : undefined;
}

/** Uses a code that was compared: true once. */
export const useCode = ({ db, clock }: CodeServices, attemptId: string): Promise<boolean> =>
  markVerified(db, attemptId, clock.now());

/** `2 hours`, `10 minutes`. */
function validityText(minutes: number, text: Translate): string {
  const hours = minutes / 60;
  return Number.isInteger(hours) && hours > 1
    ? text('registration.code.hours', { count: hours })
    : text('registration.code.minutes', { count: minutes });
}
