import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../sealing/aead.ts';

/** Signs what the audit keeps, with a key that the database never sees. */
export interface AuditSeal {
  sign(text: string): Buffer;
  /** Whether one of the keys has signed a text. */
  signed(text: string, signature: Buffer): boolean;
}

/** A seal from the keys of `AUDIT_KEY` (base64url): the first signs, all of them are good. */
export function auditSealOf(auditKeys: readonly [string, ...string[]]): AuditSeal {
  const [current, ...older] = auditKeys.map((key) => deriveKey(key, 'audit'));
  if (current === undefined) throw new Error('There is no audit key.');
  const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => macOf(current, text),
    signed: (text, signature) =>
      signature.length === 32 && [current, ...older].some((key) => timingSafeEqual(macOf(key, text), signature)),
  };
}
