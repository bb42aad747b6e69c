import { byForm } from './by-form.ts';
import { bytesOfBase64, bytesOfHex, bytesOfPasslib, bytesOfText } from './bytes-of.ts';
import type { Digest, ForeignHash } from './foreign-hash.ts';

type Pbkdf2 = Extract<ForeignHash, { form: 'pbkdf2' }>;

const digests: Readonly<Record<string, Digest>> = { '': 'sha1', sha1: 'sha1', sha256: 'sha256', sha512: 'sha512' };

function made(
  digest: Digest | undefined,
  iterations: string,
  salt: Uint8Array | undefined,
  key: Uint8Array | undefined,
): Pbkdf2 | undefined {
  return digest && salt && key && { form: 'pbkdf2', digest, iterations: Number(iterations), salt, key };
}

/** PBKDF2 as Django, passlib and Werkzeug write it. */
export function readPbkdf2(text: string): Pbkdf2 | undefined {
  return (
    byForm(/^pbkdf2_(sha1|sha256|sha512)\$(\d{1,9})\$([^$]+)\$([^$]+)$/, text, (digest, iterations, salt, key) =>
      made(digests[digest], iterations, bytesOfText(salt), bytesOfBase64(key)),
    ) ??
    byForm(/^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(\d{1,9})\$([^$]*)\$([^$]+)$/, text, (digest, iterations, salt, key) =>
      made(digests[digest], iterations, bytesOfPasslib(salt), bytesOfPasslib(key)),
    ) ??
    byForm(/^pbkdf2:(sha1|sha256|sha512):(\d{1,9})\$([^$]+)\$([^$]+)$/, text, (digest, iterations, salt, key) =>
      made(digests[digest], iterations, bytesOfText(salt), bytesOfHex(key)),
    )
  );
}

/** The iterations of ASP.NET Identity's second version, which it does not write down. */
const secondVersionIterations = 1000;
/** Of its third version: a mark, the digest, iterations, and how long the salt is. */
const headerBytes = 13;
const thirdVersionDigests: readonly Digest[] = ['sha1', 'sha256', 'sha512'];

/** PBKDF2 as ASP.NET Identity packs it into base64: the second version (1,000 iterations), and the third with its own. */
export function readAspNet(text: string): Pbkdf2 | undefined {
  const bytes = bytesOfBase64(text);
  if (bytes === undefined || bytes.length <= headerBytes) return undefined;
  if (bytes[0] === 0 && bytes.length === 49) {
    const iterations = secondVersionIterations;
    return { form: 'pbkdf2', digest: 'sha1', iterations, salt: bytes.slice(1, 17), key: bytes.slice(17) };
  }
  if (bytes[0] !== 1) return undefined;
  const header = new DataView(bytes.buffer);
  const digest = thirdVersionDigests[header.getUint32(1)];
  const saltEnd = headerBytes + header.getUint32(9);
  if (!digest || saltEnd >= bytes.length) return undefined;
  const iterations = header.getUint32(5);
  return { form: 'pbkdf2', digest, iterations, salt: bytes.slice(headerBytes, saltEnd), key: bytes.slice(saltEnd) };
}
