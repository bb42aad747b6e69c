import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { anchorOf } from './anchors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Slower than a novel is read: tables and commands are looked at twice. */
const wordsAMinute = 180;
const minutes = 60;

it('the way through the pages is read in less than an hour', () => {
  const way = 'docs/README.md';
  const links = [...read(way).matchAll(/[^!]\[[^\]]+\]\(([^)\s]+\.md(?:#[^)\s]+)?)\)/g)].map(([, link = '']) => link);
  const parts = links.map((link) => {
    const [file = '', anchor] = link.split('#');
    return partOf(join(dirname(way), file), anchor);
  });
  const words = [read(way), ...parts].reduce((sum, text) => sum + wordsOf(text), 0);
  expect(links.length).toBeGreaterThan(20);
  expect(words / wordsAMinute).toBeLessThan(minutes);
});

/** A page, or of it what stands between a heading and the next. */
function partOf(path: string, anchor: string | undefined): string {
  const parts = read(path).split(/^(?=#+ )/m);
  if (anchor === undefined) return parts.join('');
  const found = parts.find((part) => anchorOf(part.split('\n')[0]?.replace(/^#+ /, '') ?? '') === anchor);
  if (found === undefined) throw new Error(`There is no ${path}#${anchor}.`);
  return found;
}

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
