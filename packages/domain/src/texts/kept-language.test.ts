import { expect, it } from 'vitest';
import { keptLanguageIn } from './kept-language.ts';

it('of two cookies the one counts that no other host can have set', () => {
  expect(keptLanguageIn('rochdale.language=es')).toEqual({ language: 'es', isChosen: true });
  expect(keptLanguageIn('a=1; rochdale.language=es; __Host-rochdale.language=en-member')).toEqual({
    language: 'en',
    isChosen: false,
  });
  expect(keptLanguageIn('x__Host-rochdale.language=es')).toBeUndefined();
  expect(keptLanguageIn('__Host-rochdale.language=nonsense')).toBeUndefined();
});
