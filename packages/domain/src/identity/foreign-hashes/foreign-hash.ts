/** Hashes that PBKDF2 is built on. */
export type Digest = 'sha1' | 'sha256' | 'sha512';

/** What is done with a password before bcrypt sees it, which reads 72 bytes: Django and passlib shorten it first. */
export type BeforeBcrypt = 'nothing' | 'sha256' | 'hmac-sha256';

/** A password's hash as another system kept it, taken apart (moving-in-15). */
export type ForeignHash =
  | { readonly form: 'bcrypt'; readonly hash: string; readonly cost: number; readonly before: BeforeBcrypt }
  | {
      readonly form: 'pbkdf2';
      readonly digest: Digest;
      readonly iterations: number;
      readonly salt: Uint8Array;
      readonly key: Uint8Array;
    }
  | {
      readonly form: 'scrypt';
      readonly n: number;
      readonly r: number;
      readonly p: number;
      readonly salt: Uint8Array;
      readonly key: Uint8Array;
    }
  | {
      readonly form: 'sha-crypt';
      readonly digest: 'sha256' | 'sha512';
      readonly rounds: number;
      readonly salt: string;
      readonly hash: string;
    }
  | {
      readonly form: 'argon2';
      readonly hash: string;
      readonly kibibytes: number;
      readonly passes: number;
      readonly lanes: number;
    };

const digestBytes: Readonly<Record<Digest, number>> = { sha1: 20, sha256: 32, sha512: 64 };

/** Iterations that a PBKDF2 hash costs in all: a key that is longer than the digest takes them once more for each part. */
export const iterationsOf = ({ digest, iterations, key }: Extract<ForeignHash, { form: 'pbkdf2' }>): number =>
  iterations * Math.ceil(key.length / digestBytes[digest]);

/** What a hash costs to check, in a word: `bcrypt 12`. Hashes of one word take equally long. */
export function costOf(hash: ForeignHash): string {
  switch (hash.form) {
    case 'bcrypt':
      return `bcrypt ${hash.cost}`;
    case 'pbkdf2':
      return `pbkdf2-${hash.digest} ${iterationsOf(hash)}`;
    case 'scrypt':
      return `scrypt ${hash.n}/${hash.r}/${hash.p}`;
    case 'sha-crypt':
      return `${hash.digest}-crypt ${hash.rounds}`;
    case 'argon2':
      return `argon2 ${hash.kibibytes}/${hash.passes}/${hash.lanes}`;
  }
}
