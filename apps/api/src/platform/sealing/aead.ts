import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** A 256-bit key of its own for each label, from the 32-byte master key (base64url). */
export function deriveKey(masterKey: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64url'), '', label, 32));
}

/** AES-256-GCM: iv, tag, text. `bound` must be the same when it is opened. */
export function encrypt(key: Buffer, text: string, bound = ''): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** The text, or undefined when anything differs. */
export function decrypt(key: Buffer, bytes: Buffer, bound = ''): string | undefined {
  if (bytes.length <= ivLength + tagLength) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength)).setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
