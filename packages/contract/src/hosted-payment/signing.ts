import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purposes keep one kind of signed text from passing for another. */
export type SigningPurpose = 'authorization' | 'return' | 'postback' | 'query' | 'charge' | 'refund' | 'page';

function macOf(purpose: SigningPurpose, text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}

/** Signs a value for one purpose: `base64url(JSON).base64url(HMAC-SHA256)`. */
export function sign(purpose: SigningPurpose, value: unknown, secret: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${macOf(purpose, text, secret).toString('base64url')}`;
}

/** The value of a signed text, or undefined when it was altered, has another purpose or another secret. */
export function openSigned(purpose: SigningPurpose, signed: string, secret: string): unknown {
  const [text, mac, ...rest] = signed.split('.');
  if (!text || !mac || rest.length > 0) return undefined;
  const expected = macOf(purpose, text, secret);
  const given = Buffer.from(mac, 'base64url');
  if (given.toString('base64url') !== mac || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
