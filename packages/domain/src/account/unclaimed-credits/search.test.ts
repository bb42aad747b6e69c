import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { isSearchable, nameWords, nothingFound, searchableName, wordsToFind } from './search.ts';

const asked = (firstName: string, lastName = '', companyName = '') => ({ firstName, lastName, companyName });
const finds = (typed: string, kept: string): boolean => {
  const words = wordsToFind(asked('', typed)).lastName;
  return words !== undefined && words.length > 0 && words.every((word) => searchableName(kept).includes(word));
};

describe('a search', () => {
  it('needs one name that is not blank', () => {
    expect(isSearchable(asked(' ', '\t', '  '))).toBe(false);
    for (const search of [asked(' Ada '), asked('', 'B'), asked('', '', 'C')]) expect(isSearchable(search)).toBe(true);
  });

  it.each([
    ['okonkwo', 'Okonkwo'],
    ['Oko', 'Okonkwo'],
    ['worth', 'Featherstonehaugh-Montgomery-Worthington'],
    ['NUNEZ', 'Núñez'],
    ["O'Dell", 'ODell'],
    ['Wu', 'Wu'],
    ['St. John', 'St John'],
  ])('for %s finds %s', (typed, kept) => expect(finds(typed, kept)).toBe(true));

  it.each([
    ['o', 'Okonkwo'],
    ['ok', 'Okonkwo'],
    ['kwo', 'Okonkwo'],
    ['%', 'Okonkwo'],
    ['O%o', 'Okonkwo'],
    ['___', 'Okonkwo'],
    ['ok*', 'Okonkwo'],
    ['.*', 'Okonkwo'],
  ])('for %s does not find %s', (typed, kept) => expect(finds(typed, kept)).toBe(false));

  it('holds nothing but letters, digits and blanks, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
        for (const words of Object.values(wordsToFind(asked(one, other, one))))
          for (const word of words ?? []) expect(word).toMatch(/^ [a-z0-9]+ ?$/);
      }),
    );
  });

  it('for a company pays no regard to its legal form', () => {
    expect(wordsToFind(asked('', '', 'The Alder Dairy Co.')).companyName).toEqual([' alder', ' dairy']);
    expect(wordsToFind(asked('', '', 'LLC')).companyName).toEqual([]);
    expect(nameWords('Barlow & Sons, Inc.')).toEqual(['barlow', 'sons', 'inc']);
  });

  it.each([
    [asked(' Ada ', 'Lind', 'Lind Dairy'), 'Ada Lind and Lind Dairy.'],
    [asked('', '', 'Lind Dairy'), 'Lind Dairy.'],
    [asked('Ada', 'Lind'), 'Ada Lind.'],
    [asked('Ada'), 'Ada as first name.'],
    [asked('', 'Lind'), 'Lind as last name.'],
    [asked('Ada', '', 'Lind Dairy'), 'Ada as first name and Lind Dairy.'],
    [asked('', 'Lind', 'Lind Dairy'), 'Lind as last name and Lind Dairy.'],
  ])('for %j that finds nothing says what was searched for', (search, end) => {
    expect(englishOf(nothingFound(search))).toBe(`There were no unclaimed capital credits found matching ${end}`);
  });
});
