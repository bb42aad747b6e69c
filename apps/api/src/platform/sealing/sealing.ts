import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a sealed text is for. One made for one purpose opens for no other (open-points §4). */
export type SealPurpose = 'payment-result' | 'quick-pay-account';

/** Seals values so that nobody outside can read, alter, swap or outlive them. */
export interface Sealer {
  /** Seals a JSON value until the given instant. */
  seal(purpose: SealPurpose, value: unknown, until: Date): string;
  /** The value, or undefined when the text was altered, has another purpose, or its time is over. */
  open(purpose: SealPurpose, sealed: string, now: Date): unknown;
}

const ivLength = 12;
const tagLength = 16;

/** Makes a sealer from the 32-byte master key (base64url): AES-256-GCM with a key of its own for each purpose. */
export function sealerOf(masterKey: string): Sealer {
  const keyOf = (purpose: SealPurpose) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64url'), '', `seal:${purpose}`, 32));

  return {
    seal(purpose, value, until) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv);
      const text = JSON.stringify({ until: until.getTime(), value });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed, now) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivLength + tagLength || bytes.toString('base64url') !== sealed) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, ivLength));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        const body = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
        const { until, value } = JSON.parse(body.toString('utf8')) as { until: number; value: unknown };
        return now.getTime() < until ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
