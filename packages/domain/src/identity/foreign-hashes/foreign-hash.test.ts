import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broughtPassword, broughtPasswordProblem } from './brought-password.ts';
import { costOf } from './foreign-hash.ts';
import { judgeForeignHash } from './judge-foreign-hash.ts';

const costIn = (text: string) => {
  const judged = judgeForeignHash(text);
  return 'hash' in judged ? costOf(judged.hash) : judged.reason;
};
const own = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$3cX0X2m9mNnfpm0m5e1YxkU4mIuM0t0dq5j0mXfM3sE';
const bcrypt = (cost: string) => `$2b$${cost}$f.ttKKe3lYnt7Sl4t6kR2eLQYhkj21d5SEcErhubLf4l8bqb95ArS`;
const django = (iterations: number) =>
  `pbkdf2_sha256$${iterations}$w7Dbkz1mZ0qPvW$PRwrEnI0bYoT7cOKLjoHsTjgAw0qCEBKRqWwGSikTkA=`;
const passlibScrypt = (ln: number, r = 8) =>
  `$scrypt$ln=${ln},r=${r},p=1$fu/dOyekFMI4x1jLmTMmBA$bQVfjQEYrOqbNYbcTi32udAG397EAj6P0cbiXN97Vk8`;
const key = (bytes: number): string => btoa('k'.repeat(bytes));
const argon2 = (m: number, t = 2) =>
  `$argon2id$v=19$m=${m},t=${t},p=8$dzdEYmt6MW1aMHFQdlc$bZ8qKmlYzqKnMbwYUNxYW9qA8WTsMR4ri9tb7Yp8+OQ`;

describe('a hash of another system (moving-in-15)', () => {
  it.each([
    [bcrypt('12'), 'bcrypt 12'],
    [`bcrypt_sha256$${bcrypt('10')}`, 'bcrypt 10'],
    [django(600_000), 'pbkdf2-sha256 600000'],
    ['AAABAgMEBQYHCAkKCwwNDg9fVGU4S7xzVlZ+K1/u7RGD15ncuoKY4uunsYG7sQ8gYw==', 'pbkdf2-sha1 2000'],
    ['AQAAAAEAACcQAAAAEAABAgMEBQYHCAkKCwwNDg+cvHSS41HHn/BqnGwnCpoENaW2AKs89Ry2bqzYB206vQ==', 'pbkdf2-sha256 10000'],
    [passlibScrypt(16), 'scrypt 65536/8/1'],
    ['$5$abcdefgh$xJ7V.4EfX6wt/RmgphjB51wWKB93oNA427mcQhAFQO1', 'sha256-crypt 5000'],
    [`argon2${argon2(102_400)}`, 'argon2 102400/2/8'],
  ])('is taken apart: %s', (text, cost) => expect(costIn(text)).toBe(cost));

  it.each([
    [bcrypt('07'), /^is too cheap: bcrypt with a cost of 7, and 8 is the least; leave it empty/],
    [bcrypt('15'), /^is too dear/],
    [django(999), /^is too cheap/],
    [django(99_000_000), /^is too dear/],
    [passlibScrypt(10), /^is too cheap/],
    [passlibScrypt(30), /^is too dear/],
    [passlibScrypt(17, 16), /^is too dear/],
    [argon2(2_000_000, 1), /^is too dear/],
    [argon2(262_144), /^takes 262144 KiB of memory/],
    [
      '$6$rounds=1000$abcdefgh$4V2BqbSTngg2jr824jjYeDVZ3e4m9/Fo1ssGLDSi6XMrpKRee2Pa7smvW/58JYgDBTCn2KqFn05.WD4tEZSGl1',
      /cheap/,
    ],
    ['$5$salt$xJ7V.4EfX6wt/RmgphjB51wWKB93oNA427mcQhAFQO1', /salt of fewer than 8 bytes/],
    ['5f4dcc3b5aa765d61d8327deb882cf99', /MD5/],
    ['$1$abcdefgh$irWbblnpmw.5z7wgBnprh0', /MD5/],
    ['$P$BabcdefghABCDEFGHIJKLMNOPQRSTUV', /MD5/],
    ['5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8', /one round of SHA/],
    ['{SSHA}0c0blFTXXNuAMHECS4uxrj3ZieMoWImr', /one round of SHA/],
    ['W6ph5Mm5Pz8GgiULbPgzG37mj9g=', /one round of SHA/],
    ['$2x$08$f.ttKKe3lYnt7Sl4t6kR2eLQYhkj21d5SEcErhubLf4l8bqb95ArS', /2x/],
    ['Maple-river-42!', /not a hash of a form that is taken/],
  ])('is refused with its reason: %s', (text, reason) => {
    expect(costIn(text)).toMatch(reason);
  });

  it.each([
    [
      'scrypt of which N is no power of two',
      `scrypt$40000$grains of salt$8$1$${key(64)}`,
      /^has an N that is no power of two; leave it empty/,
    ],
    ['scrypt in two lanes, which cost twice', `scrypt$65536$grains of salt$8$2$${key(64)}`, 'scrypt 65536/8/2'],
    [
      'scrypt in three lanes',
      `scrypt$65536$grains of salt$8$3$${key(64)}`,
      /^is too dear: scrypt with N × r × p of 1572864,/,
    ],
    ['scrypt of as much as is taken', `scrypt$131072$grains of salt$8$1$${key(64)}`, 'scrypt 131072/8/1'],
    ['a key of 16 bytes', `pbkdf2_sha256$600000$grains of salt$${key(16)}`, 'pbkdf2-sha256 600000'],
    [
      'a key of 15 bytes',
      `pbkdf2_sha256$600000$grains of salt$${key(15)}`,
      /^is not 16 to 64 bytes long; leave it empty/,
    ],
    ['a key of 64 bytes', `pbkdf2_sha512$600000$grains of salt$${key(64)}`, 'pbkdf2-sha512 600000'],
    ['a key of 65 bytes', `pbkdf2_sha512$600000$grains of salt$${key(65)}`, /^is not 16 to 64 bytes long/],
    ['a salt of 8 bytes', `pbkdf2_sha256$600000$12345678$${key(32)}`, 'pbkdf2-sha256 600000'],
    ['a salt of 7 bytes', `pbkdf2_sha256$600000$1234567$${key(32)}`, /^has a salt of fewer than 8 bytes/],
    ['the least iterations', django(1_000), 'pbkdf2-sha256 1000'],
    ['the most iterations', django(2_000_000), 'pbkdf2-sha256 2000000'],
    ['the most memory', argon2(131_072), 'argon2 131072/2/8'],
    ['many passes', argon2(102_400, 11), /^is too dear: Argon2 with KiB × passes of 1126400,/],
    ['more memory than that', argon2(131_073), /^takes 131073 KiB of memory, and 131072 is the most/],
    [
      'Argon2 that is cheap',
      argon2(19_456, 1),
      /^is too cheap: Argon2 with KiB × passes of 19456, and 35840 is the least/,
    ],
    ['one lane', argon2(102_400).replace('p=8', 'p=1'), 'argon2 102400/2/1'],
    ['16 lanes', argon2(102_400).replace('p=8', 'p=16'), 'argon2 102400/2/16'],
    ['17 lanes', argon2(102_400).replace('p=8', 'p=17'), /^has more than 16 lanes/],
    ['no lane', argon2(102_400).replace('p=8', 'p=0'), /^has more than 16 lanes/],
  ])('with %s is judged', (_what, text, said) => {
    if (typeof said === 'string') expect(costIn(text)).toBe(said);
    else expect(costIn(text)).toMatch(said);
  });

  it('is never shown by the reason, whatever was written there', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 300 }), (text) => {
        const judged = judgeForeignHash(text);
        expect('reason' in judged && judged.reason.includes(text)).toBe(false);
      }),
    );
  });
});

describe('what a row brings as a password', () => {
  it('is ours, another system’s, or none', () => {
    expect(broughtPassword(own, null, '2026-11-22')).toEqual({ kind: 'own', hash: own });
    expect(broughtPassword('', null, '2026-11-22')).toEqual({ kind: 'none' });
    expect(broughtPassword(bcrypt('12'), null, '2026-11-22')).toMatchObject({ kind: 'foreign', cost: 'bcrypt 12' });
    expect(broughtPasswordProblem(bcrypt('31'))).toMatch(/too dear/);
    expect([own, '', bcrypt('12')].map(broughtPasswordProblem)).toEqual([undefined, undefined, undefined]);
  });

  it('is left behind where nobody used it for a year, but not where it is ours', () => {
    expect(broughtPassword(bcrypt('12'), '2025-11-21', '2026-11-22')).toEqual({ kind: 'none' });
    expect(broughtPassword(bcrypt('12'), '2025-11-22', '2026-11-22')).toMatchObject({ kind: 'foreign' });
    expect(broughtPassword(own, '2020-01-01', '2026-11-22')).toMatchObject({ kind: 'own' });
  });
});
