import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { sampleOf } from '@rochdale/test-kit/answers/sample';
import { vi } from 'vitest';

/** Values by their names, for the answers of all operations. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

const rows = (Object.keys(operations) as OperationName[]).map((name) => ({
  name,
  method: operations[name].method,
  path: new RegExp(`^${operations[name].path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Answers every call as its schema says, and notes which were made. */
export function answerCalls(given: GivenAnswers = {}): { readonly calls: Set<OperationName> } {
  const calls = new Set<OperationName>();
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    const row = rows.find((one) => one.method === method && one.path.test(path));
    if (!row) throw new Error(`No operation is at ${method} ${path}.`);
    calls.add(row.name);
    return Response.json(sampleOf(operations[row.name].response, given));
  });
  return { calls };
}
