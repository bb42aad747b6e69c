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
  const [, who = '', version = '', cost = '', rest = ''] =
    /^(bcrypt\$|bcrypt_sha256\$)?\$2([aby])\$(\d\d)\$([./A-Za-z0-9]{53})$/.exec(text) ?? [];
  // What PHP calls 2y is what others call 2b.
  if (version)
    return {
      form: 'bcrypt',
      hash: `$2${version === 'y' ? 'b' : version}$${cost}$${rest}`,
      cost: Number(cost),
      before: djangosBcrypt[who] ?? 'nothing',
    };
  const [passlib, rounds = '', salt = '', digest = ''] =
    /^\$bcrypt-sha256\$v=2,t=2b,r=(\d{1,2})\$([./A-Za-z0-9]{22})\$([./A-Za-z0-9]{31})$/.exec(text) ?? [];
  return passlib
    ? {
        form: 'bcrypt',
        hash: `$2b$${rounds.padStart(2, '0')}$${salt}${digest}`,
        cost: Number(rounds),
        before: 'hmac-sha256',
      }
    : undefined;
}

function readScrypt(text: string): ForeignHash | undefined {
  const [passlib, ln = '', r = '', p = '', salt = '', key = ''] =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,5}),p=(\d{1,5})\$([^$]*)\$([^$]+)$/.exec(text) ?? [];
  if (passlib) return scrypt(2 ** Number(ln), r, p, bytesOfPasslib(salt), bytesOfPasslib(key));
  const [django, work = '', grains = '', blocks = '', lanes = '', hash = ''] =
    /^scrypt\$(\d{1,12})\$([^$]+)\$(\d{1,5})\$(\d{1,5})\$([^$]+)$/.exec(text) ?? [];
  if (django) return scrypt(Number(work), blocks, lanes, bytesOfText(grains), bytesOfBase64(hash));
  const [werkzeug, n = '', block = '', lane = '', pinch = '', hex = ''] =
    /^scrypt:(\d{1,12}):(\d{1,5}):(\d{1,5})\$([^$]+)\$([^$]+)$/.exec(text) ?? [];
  return werkzeug ? scrypt(Number(n), block, lane, bytesOfText(pinch), bytesOfHex(hex)) : undefined;
}

function scrypt(n: number, r: string, p: string, salt?: Uint8Array, key?: Uint8Array): ForeignHash | undefined {
  return salt && key && { form: 'scrypt', n, r: Number(r), p: Number(p), salt, key };
}

const cryptDefault = 5000;

function readShaCrypt(text: string): ForeignHash | undefined {
  const [, which, rounds, salt = '', hash = ''] =
    /^\$([56])\$(?:rounds=(\d{1,9})\$)?([./A-Za-z0-9]{1,16})\$([./A-Za-z0-9]+)$/.exec(text) ?? [];
  const digest = which === '5' ? 'sha256' : 'sha512';
  if (which === undefined || hash.length !== (which === '5' ? 43 : 86)) return undefined;
  return { form: 'sha-crypt', digest, rounds: rounds === undefined ? cryptDefault : Number(rounds), salt, hash: text };
}

function readArgon2(text: string): ForeignHash | undefined {
  const [, hash, kibibytes = '', passes = '', lanes = ''] =
    /^(?:argon2)?(\$argon2(?:id|i|d)\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86})$/.exec(
      text,
    ) ?? [];
  return hash === undefined
    ? undefined
    : { form: 'argon2', hash, kibibytes: Number(kibibytes), passes: Number(passes), lanes: Number(lanes) };
}
