import { unsaid, wordsUnsaid } from '@rochdale/test-kit/texts/terms';
import { expect, it } from 'vitest';
import { en } from './catalogue.en.ts';
import { es } from './catalogue.es.ts';
import { languages } from './languages.ts';

const catalogues = { en, es };

it.each(languages)('one thing has one name in every text: %s', (language) => {
  const found = Object.entries(catalogues[language]).flatMap(([code, text]) =>
    wordsUnsaid(language, text, code).map((word) => `${code}: ${word}`),
  );
  expect(found).toEqual([]);
});

it.each(languages)('every exception is a message that needs it: %s', (language) => {
  const catalogue = Object.entries(catalogues[language]);
  const idle = unsaid[language].flatMap(({ word, except = [] }) =>
    except.filter(
      (one) =>
        !catalogue.some(([code, text]) => (one.endsWith('.') ? code.startsWith(one) : code === one) && word.test(text)),
    ),
  );
  expect(idle).toEqual([]);
});
