import { type Violation, violation } from '../../violation.ts';

/** Most characters of a nickname, counted as people count them (account-92). */
export const nicknameMaxLength = 30;
/** Most accounts that one member may name; the list of names has an end. */
export const namedAccountsMax = 500;

/** What cannot be seen, or turns the text around it: all but what joins letters and emoji. */
const unseen = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Co}]/gu;
const breaks = /[\s\p{Cc}]+/gu;
/** More marks upon one letter than any language writes. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A nickname as it is kept: without what is not seen, one space where there were breaks, none at the ends. Empty when
 * nothing of it can be read: the account has none then (account-92).
 */
export function tidyNickname(typed: string): string {
  const tidy = typed.replace(breaks, ' ').replace(unseen, '').normalize('NFC').replace(piledMarks, '$1');
  const name = tidy.replace(breaks, ' ').trim();
  return seen.test(name) ? name : '';
}

/** How many characters a person counts: a flag, a family or a letter with its accent is one. */
export function countedCharacters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

/** What is wrong with a nickname as it was typed. */
export function nicknameViolation(typed: string): Violation | undefined {
  if (countedCharacters(tidyNickname(typed)) > nicknameMaxLength)
    return violation('accountNames.tooLong', { max: nicknameMaxLength });
  return undefined;
}
