import { expect, it } from 'vitest';
import type { OperationSpec } from '../../operation.ts';
import { operations } from '../operations.ts';

const rows: readonly (readonly [string, OperationSpec])[] = Object.entries(operations);

it('every row of a member says which scope opens it to a delegate, but those of the login (identity-90)', () => {
  const unsaid = rows.filter(([, row]) => row.access === 'member' && !row.ofLogin && row.delegates === undefined);
  expect(unsaid.map(([name]) => name)).toEqual([]);
  expect(rows.filter(([, row]) => row.delegates !== undefined && (row.ofLogin || row.access !== 'member'))).toEqual([]);
});

it('what changes anything opens to nobody who only sees', () => {
  const wrong = rows.filter(([, row]) => row.delegates === 'see' && row.changes !== 'nothing');
  expect(wrong.map(([name]) => name)).toEqual([]);
});
