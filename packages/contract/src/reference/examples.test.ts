import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OperationSpec } from '../operation.ts';
import { type OperationName, operations } from '../operations/operations.ts';
import { exampleOf, examplesAt, ownExamples } from './examples.ts';
import { fieldLines } from './field-lines.ts';
import { madeFrom, schemaIn } from './made-from.ts';

const names = Object.keys(operations) as OperationName[];
const partsOf = ({ params, query, body }: OperationSpec) => [params, query, body].filter((part) => part !== undefined);

/** A schema and all that stand within it, every choice of it. */
function withinOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return [schema, ...Object.values(schema.shape).map(schemaIn).flatMap(withinOf)];
  if (schema instanceof z.ZodUnion) return [schema, ...schema.options.map(schemaIn).flatMap(withinOf)];
  if (schema instanceof z.ZodArray) return [schema, ...withinOf(schemaIn(schema.element))];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema, ...withinOf(schemaIn(schema.unwrap()))];
  return [schema];
}

describe('a field', () => {
  it.each(names)('of a request of %s says what it means', (name) => {
    const lines = partsOf(operations[name]).flatMap((part) => fieldLines(part));
    expect(lines.filter(({ meaning }) => meaning === undefined)).toEqual([]);
  });

  it.each(names)('of %s shows an example that it accepts', (name) => {
    const row: OperationSpec = operations[name];
    for (const schema of [...partsOf(row), row.response].flatMap(withinOf)) {
      for (const example of examplesAt(schema)) expect(schema.safeParse(example).error).toBeUndefined();
      if (schema instanceof z.ZodObject) expect(() => madeFrom(schema, ownExamples)).not.toThrow();
    }
  });
});

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
