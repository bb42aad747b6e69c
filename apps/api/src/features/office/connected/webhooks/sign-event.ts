import { createHmac, randomBytes } from 'node:crypto';
import { signedText } from '@rochdale/domain/office/connected/webhook-rules';

/** A secret with which events are signed. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** The header of an event: when it is sent, and a signature by each secret that counts (office-138). */
export function signatureOf(secrets: readonly string[], body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(signedText(seconds, body)).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}
