import { z } from 'zod';
import type { OperationSpec } from '../operation.ts';
import { type OperationName, operations } from '../operations/operations.ts';
import { handWritten } from './hand-written.ts';
import { madeFrom, schemaIn, type Values } from './made-from.ts';

/** A call of an operation with its answer, as both go over the wire. */
export interface OperationExample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly response: unknown;
}

/** An example of an operation: of the examples of its fields, and by hand where these alone would not agree. */
export function exampleOf(name: OperationName): OperationExample {
  const row: OperationSpec = operations[name];
  const written: Partial<OperationExample> = handWritten[name] ?? {};
  return {
    params: { ...fieldsOf(row.params), ...written.params },
    query: written.query ?? fieldsOf(row.query),
    body: written.body ?? (row.body && madeFrom(row.body, ownExamples)),
    response: merged(madeFrom(row.response, ownExamples), written.response),
  };
}

/**
 * What fields show of themselves. One that shows nothing has the value that it takes when it is left out; a text or a
 * number that may be null is null.
 */
export const ownExamples: Values = {
  given: (schema) => {
    const [example] = examplesAt(schema);
    if (example !== undefined) return example;
    if (schema instanceof z.ZodDefault) return schema.parse(undefined);
    return schema instanceof z.ZodNullable && isPlain(schemaIn(schema.unwrap())) ? null : undefined;
  },
  otherwise: () => undefined,
};

/** The examples that stand at a schema itself. */
export function examplesAt(schema: z.ZodType): readonly unknown[] {
  const examples = schema.meta()?.examples;
  return Array.isArray(examples) ? examples : [];
}

const isPlain = (schema: z.ZodType): boolean =>
  (schema instanceof z.ZodString || schema instanceof z.ZodNumber) && examplesAt(schema).length === 0;

const fieldsOf = (schema: z.ZodObject | undefined): Record<string, unknown> =>
  schema === undefined ? {} : { ...Object(madeFrom(schema, ownExamples)) };

/** Fields by hand replace those that were made; another kind of answer replaces the whole. */
function merged(made: unknown, written: unknown): unknown {
  if (written === undefined || Array.isArray(written)) return written ?? made;
  return { ...Object(made), ...Object(written) };
}
