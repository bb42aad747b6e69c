import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';

/** A browser's keys, and what it reads of a message that was encrypted for it. */
export interface PushBrowser {
  readonly p256dh: string;
  readonly auth: string;
  read(message: Buffer): string;
}

/** A browser that reads messages as RFC 8291 and RFC 8188 say, by nothing of what wrote them. */
export function pushBrowser(privateKey?: string, secret = randomBytes(16)): PushBrowser {
  const keys = createECDH('prime256v1');
  if (privateKey === undefined) keys.generateKeys();
  else keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return {
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: secret.toString('base64url'),
    read: (message) => readMessage(keys, secret, message),
  };
}

const hmac = (key: Buffer, text: Buffer): Buffer => createHmac('sha256', key).update(text).digest();
/** HKDF with one round of output (RFC 5869). */
const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length);

/** A message of one record: salt, record size, the sender's key, the ciphertext. */
function readMessage(keys: ECDH, secret: Buffer, message: Buffer): string {
  const salt = message.subarray(0, 16);
  const idLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + idLength);
  const body = message.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = derived(secret, keys.computeSecret(sender), info, 32);
  const key = derived(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([open.update(body.subarray(0, -16)), open.final()]);
  // The last record ends with a 2 and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
