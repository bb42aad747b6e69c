import { createTransport } from 'nodemailer';
import type { MessageBody } from './compose.ts';

/** Hands a message over to somebody who brings it. Rejects when it was not taken. */
export type Carrier = (recipient: string, body: MessageBody) => Promise<void>;

/** The ways out that the environment names; a missing one leaves its messages in the outbox. */
export interface Carriers {
  readonly email: Carrier | undefined;
  readonly text: Carrier | undefined;
}

const timeoutMs = 15_000;

/** E-mail over SMTP; text messages as JSON posted to an address: `{ "to": "+15415550142", "text": "…" }`. */
export function carriersOf(settings: {
  smtpUrl: string | undefined;
  mailFrom: () => string;
  smsUrl: string | undefined;
  smsToken: string | undefined;
}): Carriers {
  return {
    email: settings.smtpUrl === undefined ? undefined : overSmtp(settings.smtpUrl, settings.mailFrom),
    text: settings.smsUrl === undefined ? undefined : overHttp(settings.smsUrl, settings.smsToken),
  };
}

function overSmtp(url: string, from: () => string): Carrier {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
  return async (to, { subject, text, html }) => {
    await transport.sendMail({
      from: from(),
      to,
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

function overHttp(url: string, token: string | undefined): Carrier {
  return async (to, { text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to: `+1${to}`, text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The text message service answered ${response.status}.`);
  };
}
