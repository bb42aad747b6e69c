import { addDays, type LocalDay } from '../../dates.ts';
import { costOf } from './foreign-hash.ts';
import { judgeForeignHash } from './judge-foreign-hash.ts';

/** What a row of `logins.csv` brings as a password. */
export type BroughtPassword =
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly hash: string }
  | { readonly kind: 'foreign'; readonly hash: string; readonly cost: string };

/** Argon2id with our own cost, which is kept as it is. */
const own = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22,64}\$[A-Za-z0-9+/]{43}$/;

/** Days after which a login that was not used in the old system does not bring its password (moving-in-19). */
const unusedDays = 365;

/** Why a password's hash is not taken; undefined where it is, and where there is none. */
export function broughtPasswordProblem(text: string): string | undefined {
  if (text === '' || own.test(text)) return undefined;
  const judged = judgeForeignHash(text);
  return 'reason' in judged ? judged.reason : undefined;
}

/** What a hash that is taken becomes. One that nobody used for a year is left behind: a link lets a new one be chosen. */
export function broughtPassword(text: string, lastUsedOn: LocalDay | null, today: LocalDay): BroughtPassword {
  if (own.test(text)) return { kind: 'own', hash: text };
  const isStale = lastUsedOn !== null && lastUsedOn < addDays(today, -unusedDays);
  const judged = isStale ? undefined : judgeForeignHash(text);
  return judged && 'hash' in judged ? { kind: 'foreign', hash: text, cost: costOf(judged.hash) } : { kind: 'none' };
}
