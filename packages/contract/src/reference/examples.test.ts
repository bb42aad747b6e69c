import { describe, expect, it } from 'vitest';
import type { OperationSpec } from '../operation.ts';
import { type OperationName, operations } from '../operations/operations.ts';
import { exampleOf } from './examples.ts';

const names = Object.keys(operations) as OperationName[];

describe('an example', () => {
  it.each(names)('of %s is what the row’s own schemas accept', (name) => {
    const row: OperationSpec = operations[name];
    const example = exampleOf(name);
    for (const part of ['params', 'query', 'body', 'response'] as const)
      expect(row[part]?.safeParse(example[part]).error, part).toBeUndefined();
  });

  it('names one member, who is at home in the demo', () => {
    expect(exampleOf('deposits.list').params).toEqual({ accountNumber: '104500017' });
    expect(exampleOf('sign-in.login').response).toMatchObject({ memberNumber: '200025', mfaAuthenticateModel: null });
  });
});
