import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64, bytesOfHex, bytesOfPasslib, bytesOfText } from './bytes-of.ts';
import type { ForeignHash } from './foreign-hash.ts';
import { readForeignHash } from './read-foreign-hash.ts';

const rest = 'f.ttKKe3lYnt7Sl4t6kR2eLQYhkj21d5SEcErhubLf4l8bqb95ArS';
const [saltOfRest, digestOfRest] = [rest.slice(0, 22), rest.slice(22)];
const salt = bytesOfText('grains of salt');
const key = Uint8Array.from({ length: 32 }, (_, n) => 250 - n);
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const passlib = (bytes: Uint8Array): string => base64(bytes).replace(/=+$/, '').replaceAll('+', '.');
const hex = (bytes: Uint8Array): string => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
const scrypt = { form: 'scrypt', n: 65_536, r: 12, p: 10, salt, key } as const;
const sha256Crypt = '$5$abcdefgh$xJ7V.4EfX6wt/RmgphjB51wWKB93oNA427mcQhAFQO1';
const sha512Crypt =
  '$6$rounds=120000$abcdefgh$4V2BqbSTngg2jr824jjYeDVZ3e4m9/Fo1ssGLDSi6XMrpKRee2Pa7smvW/58JYgDBTCn2KqFn05.WD4tEZSGl1';
const argon2 = '$argon2id$v=19$m=102400,t=12,p=16$dzdEYmt6MW1aMHFQdlc$bZ8qKmlYzqKnMbwYUNxYW9qA8WTsMR4ri9tb7Yp8+OQ';

const pbkdf2 = (digest: 'sha1' | 'sha256' | 'sha512', iterations = 600_000) =>
  ({ form: 'pbkdf2', digest, iterations, salt, key }) as const;
/** ASP.NET Identity's third version: a mark, digest, iterations, length of the salt, salt, key. */
const thirdVersion = (digest: number, saltBytes = salt.length, mark = 1): string => {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint8(0, mark);
  for (const [place, value] of [digest, 600_000, saltBytes].entries()) header.setUint32(1 + 4 * place, value);
  return base64(Uint8Array.from([...new Uint8Array(header.buffer), ...salt, ...key]));
};
const secondVersion = (mark: number, keyBytes = 32): string =>
  base64(Uint8Array.from([mark, ...Array.from({ length: 16 }, (_, n) => n), ...key.slice(0, keyBytes)]));

/** Each form as its system writes it, and what it says. */
const forms: readonly (readonly [string, string, ForeignHash])[] = [
  ...(['a', 'b'] as const).map(
    (version) =>
      [
        `bcrypt 2${version}`,
        `$2${version}$12$${rest}`,
        { form: 'bcrypt', hash: `$2${version}$12$${rest}`, cost: 12, before: 'nothing' },
      ] as const,
  ),
  ['PHP', `$2y$09$${rest}`, { form: 'bcrypt', hash: `$2b$09$${rest}`, cost: 9, before: 'nothing' }],
  ['Django', `bcrypt$$2b$12$${rest}`, { form: 'bcrypt', hash: `$2b$12$${rest}`, cost: 12, before: 'nothing' }],
  [
    'Django, shortened',
    `bcrypt_sha256$$2b$12$${rest}`,
    { form: 'bcrypt', hash: `$2b$12$${rest}`, cost: 12, before: 'sha256' },
  ],
  ...(['9', '12'] as const).map(
    (rounds) =>
      [
        `passlib, cost ${rounds}`,
        `$bcrypt-sha256$v=2,t=2b,r=${rounds}$${saltOfRest}$${digestOfRest}`,
        { form: 'bcrypt', hash: `$2b$${rounds.padStart(2, '0')}$${rest}`, cost: Number(rounds), before: 'hmac-sha256' },
      ] as const,
  ),
  ...(['sha1', 'sha256', 'sha512'] as const).flatMap(
    (digest, place) =>
      [
        [`Django, ${digest}`, `pbkdf2_${digest}$600000$grains of salt$${base64(key)}`, pbkdf2(digest)],
        [`passlib, ${digest}`, `$pbkdf2-${digest}$600000$${passlib(salt)}$${passlib(key)}`, pbkdf2(digest)],
        [`Werkzeug, ${digest}`, `pbkdf2:${digest}:600000$grains of salt$${hex(key)}`, pbkdf2(digest)],
        [`ASP.NET’s third version, ${digest}`, thirdVersion(place), pbkdf2(digest)],
      ] as const,
  ),
  ['passlib without a name', `$pbkdf2$600000$${passlib(salt)}$${passlib(key)}`, pbkdf2('sha1')],
  [
    'ASP.NET’s second version',
    secondVersion(0),
    { ...pbkdf2('sha1', 1_000), salt: Uint8Array.from({ length: 16 }, (_, n) => n) },
  ],
  ['passlib’s scrypt', `$scrypt$ln=16,r=12,p=10$${passlib(salt)}$${passlib(key)}`, scrypt],
  ['Django’s scrypt', `scrypt$65536$grains of salt$12$10$${base64(key)}`, scrypt],
  ['Werkzeug’s scrypt', `scrypt:65536:12:10$grains of salt$${hex(key)}`, scrypt],
  [
    'SHA-256 crypt, whose rounds are 5,000 where it names none',
    sha256Crypt,
    { form: 'sha-crypt', digest: 'sha256', rounds: 5_000, salt: 'abcdefgh', hash: sha256Crypt },
  ],
  [
    'SHA-512 crypt',
    sha512Crypt,
    { form: 'sha-crypt', digest: 'sha512', rounds: 120_000, salt: 'abcdefgh', hash: sha512Crypt },
  ],
  ['Argon2', argon2, { form: 'argon2', hash: argon2, kibibytes: 102_400, passes: 12, lanes: 16 }],
  ['Django’s Argon2', `argon2${argon2}`, { form: 'argon2', hash: argon2, kibibytes: 102_400, passes: 12, lanes: 16 }],
];

describe('a hash is taken apart (moving-in-15)', () => {
  it.each(forms)('of %s', (_system, text, hash) => expect(readForeignHash(text)).toEqual(hash));

  it.each(forms)('of %s, but not with anything before or after it', (_system, text) => {
    for (const other of [`x${text}`, ` ${text}`, `${text}!`, `${text}\n`, `${text}$`])
      expect(readForeignHash(other)).toBeUndefined();
  });

  it('is none with a part that is missing, too long, or of other letters', () => {
    for (const text of [
      `$2c$12$${rest}`,
      `$2b$12$${rest.slice(1)}`,
      `$bcrypt-sha256$v=1,t=2b,r=12$${saltOfRest}$${digestOfRest}`,
      `$scrypt$ln=16,r=12,p=10$${passlib(salt)}+$${passlib(key)}`,
      `$scrypt$ln=16,r=12,p=10$${passlib(salt)}$not base64`,
      `scrypt$65536$salt$12$10$${base64(key).slice(0, 41)}`,
      `scrypt$65536$$12$10$${base64(key)}`,
      'scrypt:65536:12:10$salt$0g',
      `scrypt:65536:12:10$$${hex(key)}`,
      sha256Crypt.slice(0, -1),
      sha512Crypt.replace('$6$', '$5$'),
      sha256Crypt.replace('$5$', '$6$'),
      sha256Crypt.replace('abcdefgh', 'a seventeen of it'),
      `pbkdf2_md5$600000$salt$${base64(key)}`,
      `pbkdf2_sha256$600000$$${base64(key)}`,
      `pbkdf2_sha256$600000$salt$not base64`,
      `$pbkdf2-sha224$600000$${passlib(salt)}$${passlib(key)}`,
      `$pbkdf2-sha256$600000$${passlib(salt)}+$${passlib(key)}`,
      `pbkdf2:sha256:600000$salt$0g`,
      secondVersion(2),
      secondVersion(0, 31),
      thirdVersion(3),
      thirdVersion(1, salt.length, 2),
      'AQAAAAEAACcQAAAA',
      'AQAAAAEAACcQAAAAAA==',
      thirdVersion(1, salt.length + key.length),
      thirdVersion(1, 4_000_000_000),
      `${'A'.repeat(299)}==`,
      argon2.replace('v=19', 'v=16'),
      argon2.replace('argon2id', 'argon2x'),
      '',
    ])
      expect(readForeignHash(text)).toBeUndefined();
  });
});

describe('bytes that are written as text', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 80 });

  it('come back as they were, in each way of writing', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        expect(bytesOfBase64(base64(some))).toEqual(some);
        expect(bytesOfBase64(base64(some).replace(/=+$/, ''))).toEqual(some);
        expect(bytesOfPasslib(passlib(some))).toEqual(some);
        expect(bytesOfHex(hex(some))).toEqual(some);
        expect(bytesOfHex(hex(some).toUpperCase())).toEqual(some);
      }),
    );
  });

  it('are none where a letter is another’s or is left over', () => {
    for (const text of ['AAAAA', 'A', 'AA=A', 'A===', 'A.AA', 'A-A_'])
      expect([text, bytesOfBase64(text)]).toEqual([text, undefined]);
    for (const text of ['', 'a', 'abc', 'zz', 'abzz', 'zzab'])
      expect([text, bytesOfHex(text)]).toEqual([text, undefined]);
    expect(bytesOfPasslib('AA+A')).toBeUndefined();
  });
});
