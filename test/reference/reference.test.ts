import { readdirSync, readFileSync } from 'node:fs';
import type { OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { fieldLines } from '@rochdale/contract/reference/field-lines';
import { meaningOf, meanings } from '@rochdale/contract/reference/meanings';
import { describe, expect, it } from 'vitest';
import { errorNumbers } from '../../apps/api/src/platform/http/error-codes.ts';
import { apiPages } from './reference.ts';

const folder = new URL('../../docs/api/', import.meta.url);
const names = Object.keys(operations) as OperationName[];

/** The names of the fields that an operation takes. */
function takenBy(name: OperationName): string[] {
  const { params, query, body }: OperationSpec = operations[name];
  return [params, query, body].flatMap((schema) => (schema ? fieldLines(schema).map((line) => line.name) : []));
}

describe('docs/api', () => {
  it('has the pages of the operations table and no others', () => {
    expect(readdirSync(folder).sort()).toEqual(apiPages.map(({ file }) => file).sort());
  });

  it.each(apiPages)('$file is what `npm run -s reference` writes', ({ file, text }) => {
    expect(readFileSync(new URL(file, folder), 'utf8') === text, 'run `npm run -s reference`').toBe(true);
  });

  it.each(names)('says what every field of %s means', (name) => {
    expect(takenBy(name).filter((field) => meaningOf(name, field) === undefined)).toEqual([]);
  });

  it('explains no field that there is not', () => {
    const taken = names.flatMap((name) => takenBy(name).flatMap((field) => [field, `${name} ${field}`]));
    expect(Object.keys(meanings).filter((key) => !taken.includes(key))).toEqual([]);
  });
});

it('one number means one kind of error', () => {
  const stems = new Map<number, Set<string>>();
  const stemOf = (code: string) => (code.split('.')[0] ?? '').replace('directUsage', 'usage');
  for (const [code, number] of Object.entries(errorNumbers))
    stems.set(number, (stems.get(number) ?? new Set()).add(stemOf(code)));
  const alike = [...stems].filter(([, found]) => found.size > 1).map(([number, found]) => [number, ...found]);
  expect(alike).toEqual([]);
});
