import { isAddressRefused, isNumberRefused } from '@rochdale/domain/notices/refused-address';
import { createTransport } from 'nodemailer';
import type { MessageBody } from './compose.ts';

/** Hands a message over to somebody who brings it. Rejects when it was not taken. */
export type Carrier = (recipient: string, body: MessageBody) => Promise<void>;

/** The ways out that the environment names; a missing one leaves its messages in the outbox. */
export interface Carriers {
  readonly email: Carrier | undefined;
  readonly text: Carrier | undefined;
  readonly voice: Carrier | undefined;
}

/** The recipient takes no message, now or ever: nothing is gained by another try. */
export class RecipientRefused extends Error {}

/** A list of addresses, or a line break and more, would reach others as well. */
const oneAddress = /^[^\s,;:<>()"\\@\p{Cc}]+@[^\s,;:<>()"\\@\p{Cc}]+$/u;

const timeoutMs = 15_000;
const longestReason = 200;

/**
 * E-mail over SMTP; text messages and calls as JSON posted to an address: `{ "to": "+15415550142", "text": "…" }`, a
 * call with the `language` in which its text is spoken.
 */
export function carriersOf(settings: {
  smtpUrl: string | undefined;
  mailFrom: () => string;
  smsUrl: string | undefined;
  smsToken: string | undefined;
  voiceUrl: string | undefined;
  voiceToken: string | undefined;
}): Carriers {
  const { smtpUrl, mailFrom, smsUrl, smsToken, voiceUrl, voiceToken } = settings;
  return {
    email: smtpUrl === undefined ? undefined : overSmtp(smtpUrl, mailFrom),
    text: smsUrl === undefined ? undefined : overHttp('text message', smsUrl, smsToken, ({ text }) => ({ text })),
    voice:
      voiceUrl === undefined
        ? undefined
        : overHttp('voice', voiceUrl, voiceToken, ({ text, language }) => ({ text, language })),
  };
}

function overSmtp(url: string, from: () => string): Carrier {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
  return async (to, { subject, text, html, unsubscribeUrl }) => {
    if (!oneAddress.test(to)) throw new RecipientRefused('This is not one e-mail address.');
    const list = unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    try {
      await transport.sendMail({ from: from(), to, subject, text, html, headers, ...list });
    } catch (error) {
      const answer = answerToRecipient(error);
      throw answer !== undefined && isAddressRefused(answer)
        ? new RecipientRefused(answer.text.slice(0, longestReason))
        : error;
    }
  };
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
  return async (to, body) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to: `+1${to}`, ...wordsOf(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return;
    const sentence = `The ${name} service answered ${response.status}.`;
    throw isNumberRefused(response.status) ? new RecipientRefused(sentence) : new Error(sentence);
  };
}
