import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../../..');
const sources = ['packages/ui/src', 'apps/portal/src'].map((folder) => join(repository, folder));
const read = (ending: string): readonly string[] =>
  sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => readFileSync(join(source, path), 'utf8')),
  );

/** Taken away together with their headings. */
const wholeColumns = new Set(['wide-only']);

const classesIn = (texts: readonly string[], cell: RegExp): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(cell)].flatMap(([, names = '']) => names.split(' ')));

it('no stylesheet takes a cell out of its row: those after it would be told below other headings', () => {
  const pages = read('.tsx');
  const ofCells = [/<t[dh]\s[^>]*?className="([^"]+)"/g, /\bclassName: '([^']+)'/g]
    .flatMap((cell) => classesIn(pages, cell))
    .filter((name) => !wholeColumns.has(name));
  expect(ofCells).toEqual(expect.arrayContaining(['notices__line', 'usage-table__low']));
  const isCell = (selector: string): boolean => {
    const [last = ''] = selector
      .trim()
      .split(/[\s>+~]+/)
      .slice(-1);
    // By their dot: a class may be called like an element, as `span` is.
    const classes = [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
    return /(^|\()t[dh]\b/.test(last) || ofCells.some((name) => classes.includes(name));
  };
  const taking = read('.css')
    .flatMap((css) => [...css.matchAll(/([^{}]+)\{[^{}]*display:\s*none[^{}]*\}/g)])
    .flatMap(([, selectors = '']) => selectors.split(','))
    .filter(isCell);
  expect(taking.map((selector) => selector.trim())).toEqual([]);
});
