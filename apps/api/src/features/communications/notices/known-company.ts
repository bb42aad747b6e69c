import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayCaller } from '../../../platform/http/caller.ts';

/**
 * Whether a call comes from a company that knows the secret: as its bearer token, or by `X-Signature`, the HMAC-SHA256 of
 * the body's exact text in hex. Without a secret nobody is known.
 */
export function isKnownCompany({ headers, rawBody }: GatewayCaller, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const { authorization, 'x-signature': signature } = headers;
  if (typeof signature === 'string')
    return isSame(signature.toLowerCase(), createHmac('sha256', secret).update(rawBody).digest('hex'));
  return typeof authorization === 'string' && isSame(authorization, `Bearer ${secret}`);
}

/** Compares in the same time, wherever the difference is. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
