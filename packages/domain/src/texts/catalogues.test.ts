import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from './catalogue.en.ts';
import { es } from './catalogue.es.ts';
import { catalogueOf, sentenceOf, translatorOf } from './catalogues.ts';
import { formatsOf } from './formats.ts';
import { languages, pseudoLanguage } from './languages.ts';
import { disguised } from './pseudo.ts';
import type { TextCode } from './text.ts';

const codes = Object.keys(en) as TextCode[];
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([...languages, pseudoLanguage] as const)('the catalogue of %s', (language) => {
  const catalogue = catalogueOf(language);

  it('has every message of the English one and no other, none of them empty', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...codes].sort());
    expect(codes.filter((code) => catalogue[code].trim() === '')).toEqual([]);
  });

  it('names the same placeholders', () => {
    const other = codes.filter((code) => `${placeholdersOf(catalogue[code])}` !== `${placeholdersOf(en[code])}`);
    expect(other).toEqual([]);
  });

  it('keeps the spaces at the ends of texts that stand beside others', () => {
    const ends = (text: string) => [/^\s/.test(text), /\s$/.test(text)].join();
    const other = language === pseudoLanguage ? [] : codes.filter((code) => ends(catalogue[code]) !== ends(en[code]));
    expect(other).toEqual([]);
  });
});

/** Texts that are the same in both languages: names, words that are, and texts that only set others side by side. */
const alike =
  /^(EZ Pay|Operation RoundUp|Meter Sense|Green Button|PDF|No|Gas|Chat|Total|Error: |ext\. )?([^a-z]|min|h|F)*$/;

it('says nothing in Spanish as in English, but names', () => {
  const words = (text: string) => text.replace(/\{\w+\}/g, '');
  expect(codes.filter((code) => es[code] === en[code] && !alike.test(words(en[code])))).toEqual([]);
});

describe('a message', () => {
  it('is said in a language, with a message within it', () => {
    const within = { code: 'error.notFound', params: {} } as const;
    const message = { code: 'draftPayments.account.problem', params: { number: '7', message: within } } as const;
    expect(sentenceOf(message, 'en')).toContain(en['error.notFound']);
    expect(sentenceOf(message, 'es')).toContain(es['error.notFound']);
    expect(sentenceOf(message, 'es')).toContain('7');
  });

  it('in disguise stands in brackets, is longer, and keeps what is filled in', () => {
    expect(translatorOf(pseudoLanguage)('switcher.count', { count: 3 })).toBe('⟦3 ááççóóúúñtš⟧');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([disguised(text).at(0), disguised(text).at(-1)]).toEqual(['⟦', '⟧']);
        expect(placeholdersOf(disguised(text))).toEqual(placeholdersOf(text));
      }),
    );
  });
});

describe('formats', () => {
  const at = new Date('2026-11-21T23:30:00Z');

  it.each([
    ['en', 'March', '05-Dec-2026', 'Saturday', 'Nov 21, 2026, 3:30 PM', '3:30 PM'],
    ['es', 'marzo', '05-dic-2026', 'sábado', '21 nov 2026, 3:30 p.m.', '3:30 p.m.'],
    [pseudoLanguage, '⟦March⟧', '05-⟦Dec⟧-2026', '⟦Saturday⟧', '⟦Nov 21, 2026, 3:30 PM⟧', '⟦3:30 PM⟧'],
  ] as const)('of %s write months, weekdays and times', (language, month, day, weekday, instant, time) => {
    const formats = formatsOf(language);
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(formats.monthName(3)).toBe(month);
    expect(formats.scheduledDay('2026-12-05')).toBe(day);
    expect(formats.weekday('2026-11-21')).toBe(weekday);
    expect(plain(formats.instant(at, 'America/Los_Angeles'))).toBe(instant);
    expect(plain(formats.time(at, 'America/Los_Angeles'))).toBe(time);
  });

  it.each([
    ['en', 'December 5, 2026', 'Dec 5', 'December 5'],
    ['es', '5 de diciembre de 2026', '5 dic', '5 de diciembre'],
  ] as const)('of %s say days in words where digits could be read as another day', (language, ...said) => {
    const { letterDay, nearDay } = formatsOf(language);
    const day = '2026-12-05';
    expect([letterDay(day), nearDay(day), nearDay(day, 'long')]).toEqual(said);
  });
});
