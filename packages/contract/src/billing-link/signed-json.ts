import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of two sides may differ: what is older is taken for one that was sent before. */
export const maxSkewMs = 5 * 60_000;

/** What stands in the headers of a signed message. */
export interface SignedHeaders {
  /** When it was signed, in milliseconds since 1970. */
  readonly time: string;
  /** Names the question; its answer bears the same. */
  readonly id: string;
  readonly signature: string;
}

export const signedHeaderNames = {
  time: 'rochdale-time',
  id: 'rochdale-id',
  signature: 'rochdale-signature',
} as const satisfies Record<keyof SignedHeaders, string>;

/** `question` and `answer` keep one from passing for the other. */
type Direction = 'question' | 'answer';

interface Signed {
  readonly direction: Direction;
  /** The path that is asked: a signature holds for no other. */
  readonly path: string;
  readonly id: string;
  readonly body: string;
}

const macOf = ({ direction, path, id, body }: Signed, time: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${direction}\n${path}\n${id}\n${time}\n${body}`).digest();

/** Signs a message with the first secret. */
export function signJson(message: Signed, secrets: readonly [string, ...string[]], now: Date): SignedHeaders {
  const time = String(now.getTime());
  return { time, id: message.id, signature: macOf(message, time, secrets[0]).toString('base64url') };
}

/**
 * Whether a message was signed by somebody who knows one of the secrets, for this direction, path and question, and within
 * five minutes. Older secrets after the first let either side change first.
 */
export function isSignedJson(
  message: Omit<Signed, 'id'>,
  headers: SignedHeaders,
  secrets: readonly string[],
  now: Date,
): boolean {
  const { time, id } = headers;
  if (!/^\d{1,15}$/.test(time) || Math.abs(now.getTime() - Number(time)) > maxSkewMs) return false;
  const given = Buffer.from(headers.signature, 'base64url');
  return secrets.some((secret) => {
    const expected = macOf({ ...message, id }, time, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
