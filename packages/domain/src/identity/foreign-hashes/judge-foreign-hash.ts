import { type ForeignHash, iterationsOf } from './foreign-hash.ts';
import { readForeignHash } from './read-foreign-hash.ts';

/** What a hash may cost: below a stolen copy is guessed too fast, above each sign-in holds the machine (moving-in-16). */
const bounds = {
  bcrypt: [8, 14],
  pbkdf2: [1_000, 2_000_000],
  /** N × r × p. */
  scrypt: [2 ** 15, 2 ** 20],
  'sha-crypt': [5_000, 1_000_000],
  /** KiB × passes. */
  argon2: [35_840, 1_048_576],
} as const;
/** Kibibytes that a check may take; scrypt within its bound takes no more. */
const mostMemory = 131_072;
const leastSaltBytes = 8;
const leastKeyBytes = 16;
const mostKeyBytes = 64;

const names = {
  bcrypt: 'bcrypt with a cost of',
  pbkdf2: 'PBKDF2 with iterations of',
  scrypt: 'scrypt with N × r × p of',
  'sha-crypt': 'SHA-crypt with rounds of',
  argon2: 'Argon2 with KiB × passes of',
} as const;

/** What to do with a row whose hash is refused. */
const instead = 'leave it empty, and the member chooses a password by a link';

/** Forms that are not taken, and why. Which it is follows from its beginning or its length. */
const refused: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[0-9a-f]{32}|\{S?MD5\}.*|(?:unsalted_)?md5\$.*|\$(?:1|apr1)\$.*|\$[PH]\$.*)$/i,
    'is made with MD5, which is guessed in seconds',
  ],
  [
    /^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128}|\{S?SHA\d*\}.*|sha(?:1|256|512)\$.*|\*[0-9a-f]{40}|[A-Za-z0-9+/]{27}=|[A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{86}==)$/i,
    'is one round of SHA, which is guessed in seconds',
  ],
  [/^\$2x\$/, 'is of the faulty bcrypt that is marked 2x'],
  [/^[./A-Za-z0-9]{13}$/, 'looks like DES crypt, which is guessed in hours'],
];

/** Takes apart a hash that another system wrote, or says why it is not taken; the reason never shows any of it. */
export function judgeForeignHash(text: string): { readonly hash: ForeignHash } | { readonly reason: string } {
  const hash = readForeignHash(text);
  if (hash) {
    const reason = reasonAgainst(hash);
    return reason === undefined ? { hash } : { reason: `${reason}; ${instead}` };
  }
  const known = refused.find(([form]) => form.test(text));
  return { reason: `${known?.[1] ?? 'is not a hash of a form that is taken'}; ${instead}` };
}

function reasonAgainst(hash: ForeignHash): string | undefined {
  const cost = workOf(hash);
  const [least, most] = bounds[hash.form];
  if (cost < least) return `is too cheap: ${names[hash.form]} ${cost}, and ${least} is the least`;
  if (cost > most) return `is too dear: ${names[hash.form]} ${cost}, and ${most} is the most`;
  if (hash.form === 'scrypt' && !Number.isInteger(Math.log2(hash.n))) return 'has an N that is no power of two';
  if (hash.form === 'argon2' && hash.kibibytes > mostMemory)
    return `takes ${hash.kibibytes} KiB of memory, and ${mostMemory} is the most`;
  if (hash.form === 'argon2' && (hash.lanes < 1 || hash.lanes > 16)) return 'has more than 16 lanes';
  if ('salt' in hash && hash.salt.length < leastSaltBytes) return 'has a salt of fewer than 8 bytes';
  if ('key' in hash && (hash.key.length < leastKeyBytes || hash.key.length > mostKeyBytes))
    return 'is not 16 to 64 bytes long';
  return undefined;
}

function workOf(hash: ForeignHash): number {
  switch (hash.form) {
    case 'bcrypt':
      return hash.cost;
    case 'pbkdf2':
      return iterationsOf(hash);
    case 'scrypt':
      return hash.n * hash.r * hash.p;
    case 'sha-crypt':
      return hash.rounds;
    case 'argon2':
      return hash.kibibytes * hash.passes;
  }
}
