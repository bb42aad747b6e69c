import { PassThrough } from 'node:stream';
import { isAddressRefused, isNumberRefused } from '@rochdale/domain/communications/notices/refused-address';
import { createTransport } from 'nodemailer';
import type { MessageBody } from './compose.ts';

/**
 * Hands a message over to somebody who brings it. Rejects when it was not taken. The message's number is the same each
 * time it is handed over, so that a receiver can tell that it has it already.
 */
export type Carrier = (recipient: string, body: MessageBody, messageId: string) => Promise<void>;

/** The ways out that the environment names; a missing one leaves its messages in the outbox. */
export interface Carriers {
  /** Whether the mail server takes e-mail now; undefined where there is none. */
  readonly emailIsTaken?: (() => Promise<boolean>) | undefined;
  readonly email: Carrier | undefined;
  readonly text: Carrier | undefined;
  readonly voice: Carrier | undefined;
  /** To a device, by its subscription's number. */
  readonly push?: Carrier | undefined;
}

/** There was no conversation with the mail server: another try as soon as it is there may do. */
export class MailServerAway extends Error {}
export const mailServerAway = 'The mail server is away.';

/** The recipient takes no message, now or ever: nothing is gained by another try. */
export class RecipientRefused extends Error {}

/** A list of addresses, or a line break and more, would reach others as well. */
const oneAddress = /^[^\s,;:<>()"\\@\p{Cc}]+@[^\s,;:<>()"\\@\p{Cc}]+$/u;

const timeoutMs = 8_000;
/** A mail server that looks through a mail before it takes it needs its time. */
const mailAnswerMs = 120_000;
const longestReason = 200;

/**
 * E-mail over SMTP; text messages and calls as JSON posted to an address: `{ "to": "+15415550142", "text": "…" }`, a
 * call with the `language` in which its text is spoken.
 */
export function carriersOf(settings: {
  smtpUrl: string | undefined;
  /** Whether mail is handed over encrypted or not at all. */
  requiresTls?: boolean;
  /** So long an answer of the mail server is waited for. */
  mailAnswersWithinMs?: number;
  mailFrom: () => string;
  smsUrl: string | undefined;
  smsToken: string | undefined;
  voiceUrl: string | undefined;
  voiceToken: string | undefined;
}): Carriers {
  const { smtpUrl, requiresTls = false, mailAnswersWithinMs = mailAnswerMs, mailFrom } = settings;
  const { smsUrl, smsToken, voiceUrl, voiceToken } = settings;
  const mail = smtpUrl === undefined ? undefined : overSmtp(smtpUrl, requiresTls, mailAnswersWithinMs, mailFrom);
  return {
    email: mail?.carry,
    emailIsTaken: mail?.isThere,
    text: smsUrl === undefined ? undefined : overHttp('text message', smsUrl, smsToken, ({ text }) => ({ text })),
    voice:
      voiceUrl === undefined
        ? undefined
        : overHttp('voice', voiceUrl, voiceToken, ({ text, language }) => ({ text, language })),
  };
}

function overSmtp(
  url: string,
  requireTLS: boolean,
  socketTimeout: number,
  from: () => string,
): { carry: Carrier; isThere: () => Promise<boolean> } {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout };
  const transport = createTransport({ url, requireTLS, ...timeouts });
  /** Mails that are being handed over: where it breaks off, or no answer comes, they may have been taken. */
  const begun = new Set<string>();
  transport.use('stream', ({ message }, done) => {
    message.transform(() => {
      begun.add(message.messageId());
      return new PassThrough();
    });
    done();
  });
  const isThere = () =>
    transport.verify().then(
      () => true,
      () => false,
    );
  const carry: Carrier = async (to, { subject, text, html, unsubscribeUrl }, messageId) => {
    if (!oneAddress.test(to)) throw new RecipientRefused('This is not one e-mail address.');
    const list = unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const sender = from();
    const id = `<${messageId}@${/@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost'}>`;
    try {
      await transport.sendMail({ from: sender, to, subject, text, html, headers, messageId: id, ...list });
    } catch (error) {
      if (isOfConnection(error) && !begun.has(id)) throw new MailServerAway(mailServerAway, { cause: error });
      const answer = answerToRecipient(error);
      throw answer !== undefined && isAddressRefused(answer)
        ? new RecipientRefused(answer.text.slice(0, longestReason))
        : error;
    } finally {
      begun.delete(id);
    }
  };
  return { carry, isThere };
}

/** Whether an error is of the connection to the mail server (nodemailer's names). */
function isOfConnection(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ECONN)/.test(String(error.code))
  );
}

/** What the mail server said to the recipient's address; undefined when it failed elsewhere. */
function answerToRecipient(error: unknown): { code: number; text: string } | undefined {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO') return undefined;
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return undefined;
  const text = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return { code: error.responseCode, text };
}

function overHttp(
  name: string,
  url: string,
  token: string | undefined,
  wordsOf: (body: MessageBody) => Record<string, string | undefined>,
): Carrier {
  return async (to, body, messageId) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': messageId,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: `+1${to}`, ...wordsOf(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return;
    const sentence = `The ${name} service answered ${response.status}.`;
    throw isNumberRefused(response.status) ? new RecipientRefused(sentence) : new Error(sentence);
  };
}
