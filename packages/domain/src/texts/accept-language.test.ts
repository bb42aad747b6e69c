import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFrom } from './accept-language.ts';
import { languages } from './languages.ts';

describe('the language that a browser asks for', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['fr-CA, es-419;q=0.4', 'es'],
    ['de, *;q=0.1', 'en'],
    ['en;q=0, *', 'es'],
    ['es;q=0', 'en'],
    ['es;q=0, *', 'en'],
    ['ES-us', 'es'],
    ['en;q=0.8,es;q=0.8', 'en'],
    ['es;q=nonsense, en;q=0.1', 'en'],
    ['español', 'en'],
  ])('for %s is %s', (header, language) => {
    expect(languageFrom(header)).toBe(language);
  });

  it('is the one with the highest quality, in whatever order they stand, and always one of ours', () => {
    const range = fc.record({
      tag: fc.constantFrom('en', 'en-US', 'es', 'es-MX', 'fr', 'de-DE', 'zh-Hant-TW'),
      thousandths: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
        const header = ranges.map(({ tag, thousandths }) => `${tag};q=${(thousandths / 1000).toFixed(3)}`).join(', ');
        const found = languageFrom(header);
        const best = (language: string) =>
          Math.max(0, ...ranges.filter(({ tag }) => tag.startsWith(language)).map(({ thousandths }) => thousandths));
        expect(languages).toContain(found);
        for (const other of languages) if (best(other) > 0) expect(best(found)).toBeGreaterThanOrEqual(best(other));
      }),
    );
  });

  it('withstands whatever is sent', () => {
    fc.assert(fc.property(fc.string(), (header) => languages.includes(languageFrom(header))));
  });
});
