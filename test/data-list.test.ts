import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

it('docs/data.md names every table, and no other', () => {
  const page = readFileSync(new URL('../docs/data.md', import.meta.url), 'utf8');
  const tables = sources
    .filter(({ path }) => /^apps\/api\/src\/tables\/|\.tables\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name));
  const rows = page.match(/^\| `.*$/gm) ?? [];
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(tables.sort());
});
