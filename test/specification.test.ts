import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

const folder = new URL('../docs/specification/', import.meta.url);
const pages = readdirSync(folder).map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
const rules = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/^\*\*([a-z]+(?:-[a-z]+)*-\d+)\*\* /gm)].map(([, rule = '']) => ({ file, rule })),
);
const numbers = new Set(rules.map(({ rule }) => rule));
const shelves = pages.map(({ file }) => file.replace('.md', ''));
/** `paying-7` in a comment, in brackets or among others; not in a name or an address. */
const citation = new RegExp(`(?<![\\w/'"\`.-])(?:${shelves.join('|')})-\\d+(?![\\w'"\`-])`, 'g');

it('each rule stands once, on the page of its shelf, in order', () => {
  for (const { file, text } of pages) {
    const found = [...text.matchAll(/^\*\*([a-z]+(?:-[a-z]+)*)-(\d+)\*\* /gm)].map(([, shelf, number]) => [
      shelf,
      Number(number),
    ]);
    const shelf = file.replace('.md', '');
    expect([file, found]).toEqual([file, found.map((_rule, index) => [shelf, index + 1])]);
  }
  expect(numbers.size).toBe(rules.length);
});

it('every rule that is cited is there', () => {
  const texts = [
    ...sources.map(({ path, text }) => ({ path, text })),
    ...pages.map(({ file, text }) => ({ path: file, text })),
  ];
  const lost = texts.flatMap(({ path, text }) =>
    [...text.matchAll(citation)]
      .map(([rule]) => rule)
      .filter((rule) => !numbers.has(rule))
      .map((rule) => `${path} cites ${rule}`),
  );
  expect(lost).toEqual([]);
});

it('nothing cites a document that is not here', () => {
  const absent = sources.filter(({ text }) => /\bS[012] §|open-points/.test(text.replace(/test\/specification/g, '')));
  expect(absent.map(({ path }) => path).filter((path) => path !== 'test/specification.test.ts')).toEqual([]);
});
