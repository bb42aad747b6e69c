import { badRequest, failure } from '@rochdale/contract/schemas/errors';
import { z } from 'zod';

/** What a row of a table of operations says of its shapes. */
interface Row {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly file?: string;
  readonly fromElsewhere?: true;
}

const kept = new WeakMap<Row, ReturnType<typeof shapesFrom>>();
const refusals = { '4xx': z.union([failure, badRequest]), '5xx': failure };

/** What a call to a row and its answer are held against. All co-ops of a process share it. */
export function shapesOf(name: string, row: Row): ReturnType<typeof shapesFrom> {
  const shapes = kept.get(row) ?? shapesFrom(name, row);
  kept.set(row, shapes);
  return shapes;
}

/** Statuses are named by their hundreds: each object with a key of 503 is an array of 504 places, of each route in each co-op. */
const shapesFrom = (name: string, row: Row) => ({
  operationId: name,
  ...(row.params && { params: row.params }),
  ...(row.query && { querystring: row.query }),
  ...(row.body && { body: row.body }),
  response: { ...(!row.file && !row.fromElsewhere && { '2xx': row.response }), ...refusals },
});
