import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { sampleOf } from '@rochdale/test-kit/answers/sample';
import { vi } from 'vitest';

/** Values by their names, for the answers of all operations. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

/** What the server says to calls that it refuses. */
export type Refusals = Readonly<
  Partial<Record<OperationName, { readonly status: number; readonly code: number; readonly message: string }>>
>;

const rows = (Object.keys(operations) as OperationName[]).map((name) => ({
  name,
  method: operations[name].method,
  path: new RegExp(`^${operations[name].path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Answers every call as its schema says, but those that fail, and notes which were made. */
export function answerCalls(
  given: GivenAnswers = {},
  failing: readonly OperationName[] = [],
  refusals: Refusals = {},
): { readonly calls: Set<OperationName> } {
  const calls = new Set<OperationName>();
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    const row = rows.find((one) => one.method === method && one.path.test(path));
    if (!row) throw new Error(`No operation is at ${method} ${path}.`);
    calls.add(row.name);
    if (failing.includes(row.name)) return Response.json({ code: 1, message: 'No.' }, { status: 500 });
    const refusal = refusals[row.name];
    if (refusal) return Response.json({ code: refusal.code, message: refusal.message }, { status: refusal.status });
    return Response.json(sampleOf(operations[row.name].response, given));
  });
  return { calls };
}
