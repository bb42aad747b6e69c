import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../sources.ts';

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const lines = [...page.matchAll(/^\| (V[\d.]+)(?:–(V[\d.]+))? \| .+? \| ([mno]) \|(.*)\|$/gm)].map(
  ([, first = '', last = first, verdict = '', why = '']) => ({ first, last, verdict, why: why.trim() }),
);
const numbersOf = (name: string): number[] => name.slice(1).split('.').map(Number);
const inOrder = (one: string, other: string): boolean => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

it('docs/security.md counts its list right', () => {
  const counted = { m: 0, n: 0, o: 0 };
  for (const { verdict } of lines) if (verdict === 'm' || verdict === 'n' || verdict === 'o') counted[verdict] += 1;
  expect(lines.length).toBe(page.match(/^\| V\d/gm)?.length);
  expect(page).toContain(
    `Of ${lines.length} lines ${counted.m} are met, ${counted.n} are not applicable and ${counted.o} are open.`,
  );
});

it('each line stands once, in order, and what is open or not applicable has its reason', () => {
  for (const [index, { first, last, verdict, why }] of lines.entries()) {
    const before = lines[index - 1]?.last;
    if (before !== undefined) expect([before, first, inOrder(before, first)]).toEqual([before, first, true]);
    if (last !== first) expect([first, last, inOrder(first, last)]).toEqual([first, last, true]);
    if (verdict !== 'm') expect([first, why.length > 3]).toEqual([first, true]);
  }
});

it('what is met names a file, a test or a command that a reader can open', () => {
  const blind = lines.filter(({ verdict, why }) => verdict === 'm' && !/[\w-]\.(tsx?|md|json)\b|`np[mx] /.test(why));
  expect(blind.map(({ first }) => first)).toEqual([]);
});

it('the files that it names are there', () => {
  const named = [...page.matchAll(/[\w./-]+\.(?:tsx?|md|json|yaml)\b/g)].map(([file]) => file);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(
    (file) =>
      !['../..', '../../docs'].some((folder) => existsSync(new URL(`${folder}/${file}`, import.meta.url))) &&
      !sources.some(({ path }) => path.endsWith(`/${file}`)),
  );
  expect(missing).toEqual([]);
});
