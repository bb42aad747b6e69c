import { type Violation, violation } from '../../violation.ts';

/** Who is searched for (account-78). */
export interface UnclaimedSearch {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** Longest name that can be searched for. */
export const searchNameMaxLength = 60;
/** More results than the longest page are not shown: the search has to say more. */
export const maxUnclaimedResults = 100;
/** From so many letters on the beginning of a name finds it; shorter ones must be the whole name. */
export const fewestLetters = 3;

/** Words that nearly every company has in its name. They find nothing by themselves. */
const legalForms = new Set(['the', 'and', 'of', 'inc', 'llc', 'llp', 'ltd', 'co', 'corp', 'company', 'incorporated']);

/** The names as they are searched for: without blanks around them. */
export const tidySearch = (search: UnclaimedSearch): UnclaimedSearch => ({
  firstName: search.firstName.trim(),
  lastName: search.lastName.trim(),
  companyName: search.companyName.trim(),
});

/** Whether there is anything to search for (account-78): one name that is not blank. */
export function isSearchable(search: UnclaimedSearch): boolean {
  return Object.values(tidySearch(search)).some((name) => name !== '');
}

/** The words of a name by which it is compared: small letters and digits, no accents, no punctuation. */
export function nameWords(name: string): readonly string[] {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '');
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** A name as it is kept for the search: its words, each with a blank on both sides. */
export const searchableName = (name: string): string => ` ${nameWords(name).join(' ')} `;

/** What a kept name must contain to be found. `undefined`: nothing was asked. Empty: nothing can be found. */
export type WordsToFind = readonly string[] | undefined;

const wanted = (words: readonly string[]): readonly string[] =>
  words.map((word) => (word.length < fewestLetters ? ` ${word} ` : ` ${word}`));

/** What the names of a search must be found by; signs that a database would read as wildcards are no part of words. */
export function wordsToFind(search: UnclaimedSearch): Readonly<Record<keyof UnclaimedSearch, WordsToFind>> {
  const { firstName, lastName, companyName } = tidySearch(search);
  const ofPerson = (name: string): WordsToFind => (name === '' ? undefined : wanted(nameWords(name)));
  const companyWords = nameWords(companyName).filter((word) => !legalForms.has(word));
  return {
    firstName: ofPerson(firstName),
    lastName: ofPerson(lastName),
    companyName: companyName === '' ? undefined : wanted(companyWords),
  };
}

/** Says that nothing was found, with the values used (account-81). */
export function nothingFound(search: UnclaimedSearch): Violation {
  const { firstName, lastName, companyName } = tidySearch(search);
  if (companyName !== '') {
    if (firstName !== '' && lastName !== '')
      return violation('unclaimedCredits.none.all', { firstName, lastName, companyName });
    if (firstName !== '') return violation('unclaimedCredits.none.firstAndCompany', { firstName, companyName });
    if (lastName !== '') return violation('unclaimedCredits.none.lastAndCompany', { lastName, companyName });
    return violation('unclaimedCredits.none.company', { companyName });
  }
  if (firstName !== '' && lastName !== '') return violation('unclaimedCredits.none.names', { firstName, lastName });
  return firstName === ''
    ? violation('unclaimedCredits.none.last', { lastName })
    : violation('unclaimedCredits.none.first', { firstName });
}
