import { createHmac } from 'node:crypto';
import type { GatewayCaller } from '../../../platform/http/caller.ts';
import { isSameText } from '../../../platform/sealing/same-text.ts';

/**
 * Whether a call comes from a company that knows the secret: as its bearer token, or by `X-Signature`, the HMAC-SHA256 of
 * the body's exact text in hex. Without a secret nobody is known.
 */
export function isKnownCompany({ headers, rawBody }: GatewayCaller, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const { authorization, 'x-signature': signature } = headers;
  if (typeof signature === 'string')
    return isSameText(signature.toLowerCase(), createHmac('sha256', secret).update(rawBody).digest('hex'));
  return typeof authorization === 'string' && isSameText(authorization, `Bearer ${secret}`);
}
