import { byForm } from './by-form.ts';
import { bytesOfBase64, bytesOfHex, bytesOfPasslib, bytesOfText } from './bytes-of.ts';
import type { BeforeBcrypt, ForeignHash } from './foreign-hash.ts';
import { readAspNet, readPbkdf2 } from './read-pbkdf2.ts';

/** Takes a hash apart that another system wrote; undefined where it has none of the forms that are taken (moving-in-15). */
export function readForeignHash(text: string): ForeignHash | undefined {
  return (
    readBcrypt(text) ??
    readPbkdf2(text) ??
    readScrypt(text) ??
    readShaCrypt(text) ??
    readArgon2(text) ??
    readAspNet(text)
  );
}

const djangosBcrypt: Readonly<Record<string, BeforeBcrypt>> = { bcrypt$: 'nothing', bcrypt_sha256$: 'sha256' };

function readBcrypt(text: string): ForeignHash | undefined {
  return (
    byForm(
      /^(bcrypt\$|bcrypt_sha256\$)?\$2([aby])\$(\d\d)\$([./A-Za-z0-9]{53})$/,
      text,
      (who, version, cost, rest): ForeignHash => ({
        form: 'bcrypt',
        // What PHP calls 2y is what others call 2b.
        hash: `$2${version === 'y' ? 'b' : version}$${cost}$${rest}`,
        cost: Number(cost),
        before: djangosBcrypt[who] ?? 'nothing',
      }),
    ) ??
    byForm(
      /^\$bcrypt-sha256\$v=2,t=2b,r=(\d{1,2})\$([./A-Za-z0-9]{22})\$([./A-Za-z0-9]{31})$/,
      text,
      (rounds, salt, digest) => ({
        form: 'bcrypt',
        hash: `$2b$${rounds.padStart(2, '0')}$${salt}${digest}`,
        cost: Number(rounds),
        before: 'hmac-sha256',
      }),
    )
  );
}

/** As passlib, Django and Werkzeug write it. */
function readScrypt(text: string): ForeignHash | undefined {
  return (
    byForm(/^\$scrypt\$ln=(\d{1,2}),r=(\d{1,5}),p=(\d{1,5})\$([^$]*)\$([^$]+)$/, text, (ln, r, p, salt, key) =>
      scrypt(2 ** Number(ln), r, p, bytesOfPasslib(salt), bytesOfPasslib(key)),
    ) ??
    byForm(/^scrypt\$(\d{1,12})\$([^$]+)\$(\d{1,5})\$(\d{1,5})\$([^$]+)$/, text, (n, salt, r, p, key) =>
      scrypt(Number(n), r, p, bytesOfText(salt), bytesOfBase64(key)),
    ) ??
    byForm(/^scrypt:(\d{1,12}):(\d{1,5}):(\d{1,5})\$([^$]+)\$([^$]+)$/, text, (n, r, p, salt, key) =>
      scrypt(Number(n), r, p, bytesOfText(salt), bytesOfHex(key)),
    )
  );
}

function scrypt(n: number, r: string, p: string, salt?: Uint8Array, key?: Uint8Array): ForeignHash | undefined {
  return salt && key && { form: 'scrypt', n, r: Number(r), p: Number(p), salt, key };
}

const cryptDefault = 5000;

/** A digest is as long as its kind makes it: 43 letters of SHA-256, 86 of SHA-512. */
function readShaCrypt(text: string): ForeignHash | undefined {
  const read = (digest: 'sha256' | 'sha512') => (rounds: string, salt: string) =>
    ({
      form: 'sha-crypt',
      digest,
      rounds: rounds === '' ? cryptDefault : Number(rounds),
      salt,
      hash: text,
    }) satisfies ForeignHash;
  return (
    byForm(/^\$5\$(?:rounds=(\d{1,9})\$)?([./A-Za-z0-9]{1,16})\$[./A-Za-z0-9]{43}$/, text, read('sha256')) ??
    byForm(/^\$6\$(?:rounds=(\d{1,9})\$)?([./A-Za-z0-9]{1,16})\$[./A-Za-z0-9]{86}$/, text, read('sha512'))
  );
}

function readArgon2(text: string): ForeignHash | undefined {
  return byForm(
    /^(?:argon2)?(\$argon2(?:id|i|d)\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86})$/,
    text,
    (hash, kibibytes, passes, lanes) => ({
      form: 'argon2',
      hash,
      kibibytes: Number(kibibytes),
      passes: Number(passes),
      lanes: Number(lanes),
    }),
  );
}
