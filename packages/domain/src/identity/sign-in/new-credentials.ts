import { type Violation, violation } from '../../violation.ts';
import type { SecurityConfig } from '../../website/site/site.ts';

/** Most characters that a new password may have, whatever the site says. */
export const passwordAbsoluteMax = 128;
/** A passphrase begins at this many characters. */
export const passphraseLength = 15;

const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9 ._@-]{4,58}[A-Za-z0-9]$/;

/**
 * A new username: 6 to 60 letters, digits, spaces, `.`, `_`, `@` or `-`; begins and ends with a letter or digit;
 * no two equal special characters in a row (identity-42).
 */
export function newUsernameViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('registration.username.required');
  return usernamePattern.test(text) && !/([ ._@-])\1/.test(text)
    ? undefined
    : violation('registration.username.criteria');
}

/**
 * A new password: at most the site's length, and either 8 characters with one of each kind (identity-44) or, where the site
 * asks for passphrases, 15 of any kind. Only a passphrase has spaces: else the sign-in form takes none (identity-2).
 */
export function newPasswordViolation(text: string, rules: SecurityConfig): Violation | undefined {
  if (text === '') return violation('registration.password.required');
  if (text.length > rules.passwordMaxLength) return violation('error.tooLong', { max: rules.passwordMaxLength });
  if (rules.passwordRule === 'PASSPHRASE')
    return text.length >= passphraseLength ? undefined : violation('registration.password.passphrase');
  if (text.includes(' ')) return violation('registration.password.spaces');
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/];
  return text.length >= 8 && kinds.every((kind) => kind.test(text))
    ? undefined
    : violation('registration.password.criteria');
}

/** The password typed again must be the same (identity-45). */
export function confirmPasswordViolation(again: string, password: string): Violation | undefined {
  if (again === '') return violation('registration.password.confirmRequired');
  return again === password ? undefined : violation('registration.password.mismatch');
}

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether a password is one of some words with the trimmings that rules call for: capitals, lookalike characters, a
 * year, digits or punctuation at its ends. The words are in lower case.
 */
export function isTrimmedWord(password: string, words: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  const plain = lower.replace(/[^a-z0-9]/g, '');
  const letters = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const candidates = [
    lower,
    lower.replace(/[\W_]+$/, ''),
    plain,
    plain.replace(/(1|123|19\d\d|20\d\d)$/, ''),
    plain.replace(/\d+$/, ''),
    letters,
    [...letters].map((character) => lookalikes[character] ?? character).join(''),
  ];
  return candidates.some((candidate) => candidate.length >= 3 && words.has(candidate));
}

/**
 * The words that names are guessed by, in lower case: `Cedar Ridge Electric` gives `cedar`, `cedarridge` and
 * `cedarridgeelectric`.
 */
export function wordsOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) => {
      const parts = name
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean);
      return parts.map((_, last) => parts.slice(0, last + 1).join(''));
    }),
  );
}
