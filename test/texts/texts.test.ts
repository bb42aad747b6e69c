import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textLists } from './texts.ts';

/** Without order, space and line ends, which the formatter gives. */
const words = (text: string) => text.split(/[\s,]+/).sort();

it.each(textLists)('$path is what `npm run texts` writes', ({ path, text }) => {
  expect(words(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))).toEqual(words(text));
});
