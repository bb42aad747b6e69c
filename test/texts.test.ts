import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textLists } from './texts.ts';

/** Without order and space, which the formatter gives. */
const lines = (text: string) =>
  text
    .replace(/,?\s+/g, ' ')
    .split(/(?=import |\.\.\.|(?<= )'?[\w-]+'?: )/)
    .map((line) => line.trim())
    .sort();

it.each(textLists)('$path is what `npm run texts` writes', ({ path, text }) => {
  expect(lines(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))).toEqual(lines(text));
});
