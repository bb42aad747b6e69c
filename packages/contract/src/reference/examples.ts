import type { z } from 'zod';
import type { OperationSpec } from '../operation.ts';
import { type OperationName, operations } from '../operations/operations.ts';
import { answersByName } from './example-answers.ts';
import { wordsByName } from './example-values.ts';
import { handWritten } from './hand-written.ts';
import { madeFrom, type Values } from './made-from.ts';

const values: Values = { named: { ...answersByName, ...wordsByName }, others: [null] };

/** A call of an operation with its answer, as both go over the wire. */
export interface OperationExample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly response: unknown;
}

/** An example of an operation: by hand where it is worth it, else made from the row's schemas. */
export function exampleOf(name: OperationName): OperationExample {
  const row: OperationSpec = operations[name];
  const written: Partial<OperationExample> = handWritten[name] ?? {};
  return {
    params: { ...fieldsOf(row.params), ...written.params },
    query: written.query ?? fieldsOf(row.query),
    body: written.body ?? (row.body && madeFrom(row.body, values)),
    response: merged(madeFrom(row.response, values), written.response),
  };
}

const fieldsOf = (schema: z.ZodObject | undefined): Record<string, unknown> =>
  schema === undefined ? {} : { ...Object(madeFrom(schema, values)) };

/** Fields by hand replace those that were made; another kind of answer replaces the whole. */
function merged(made: unknown, written: unknown): unknown {
  if (written === undefined || Array.isArray(written)) return written ?? made;
  return { ...Object(made), ...Object(written) };
}
