import { expect, it } from 'vitest';
import { errorNumbers } from '../apps/api/src/platform/http/error-codes.ts';

it('one number means one kind of error', () => {
  const stems = new Map<number, Set<string>>();
  const stemOf = (code: string) => (code.split('.')[0] ?? '').replace('directUsage', 'usage');
  for (const [code, number] of Object.entries(errorNumbers))
    stems.set(number, (stems.get(number) ?? new Set()).add(stemOf(code)));
  const alike = [...stems].filter(([, found]) => found.size > 1).map(([number, found]) => [number, ...found]);
  expect(alike).toEqual([]);
});
