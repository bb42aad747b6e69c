import { createHash, createHmac, pbkdf2, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import type { BeforeBcrypt, ForeignHash } from '@rochdale/domain/identity/foreign-hashes/foreign-hash';
import { shaCryptMatches } from './sha-crypt-process.ts';

const derivePbkdf2 = promisify(pbkdf2);
const deriveScrypt = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** Whether a password is the one that another system hashed. Nothing of it is done on the event loop. */
export async function foreignHashMatches(hash: ForeignHash, password: string): Promise<boolean> {
  switch (hash.form) {
    case 'bcrypt':
      return verifyBcrypt(beforeBcrypt(hash.before, hash.hash, password), hash.hash);
    case 'pbkdf2': {
      const { salt, iterations, key, digest } = hash;
      return timingSafeEqual(await derivePbkdf2(password, salt, iterations, key.length, digest), key);
    }
    case 'scrypt': {
      const { n, r, p, salt, key } = hash;
      // What Node refuses without being told: it takes this much, and a little.
      const maxmem = 128 * n * r + 128 * r * p + 1_000_000;
      return timingSafeEqual(await deriveScrypt(password, salt, key.length, { N: n, r, p, maxmem }), key);
    }
    case 'sha-crypt':
      return shaCryptMatches(hash.hash, password);
    case 'argon2':
      return verifyArgon2(hash.hash, password);
  }
}

/** What bcrypt is given of a password: Django's and passlib's bcrypt of a digest, which is shorter than 72 bytes. */
function beforeBcrypt(before: BeforeBcrypt, hash: string, password: string): string {
  if (before === 'sha256') return createHash('sha256').update(password).digest('hex');
  const salt = hash.slice(7, 29);
  return before === 'hmac-sha256' ? createHmac('sha256', salt).update(password).digest('base64') : password;
}
