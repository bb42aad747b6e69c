import type { OperationSpec } from '@rochdale/contract/operation';
import { operations } from '@rochdale/contract/operations/operations';
import { exampleOf } from '@rochdale/contract/reference/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './platform/testing/test-app.ts';

interface Shape {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

interface Documented {
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Shape } } };
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

let at: Awaited<ReturnType<typeof testApp>>;
let paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
let token: string;
const rows: [name: keyof typeof operations, row: OperationSpec][] = [];
for (const name of Object.keys(operations)) if (isName(name)) rows.push([name, operations[name]]);

function isName(name: string): name is keyof typeof operations {
  return name in operations;
}

beforeAll(async () => {
  at = await testApp();
  paths = (await at.app.inject({ url: '/api/docs/json' })).json().paths;
  const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
});
afterAll(() => at.close());

/** The fields of a shape, and those within them. */
function fieldsWithin({ properties = {}, items, anyOf = [], oneOf = [] }: Shape): Shape[] {
  const fields = Object.values(properties);
  const within = [...fields, ...(items ? [items] : []), ...anyOf, ...oneOf];
  return [...fields, ...within.flatMap(fieldsWithin)];
}
const documentOf = (row: OperationSpec) => paths[row.path]?.[row.method.toLowerCase()];
const addressOf = (row: OperationSpec, value: (name: string) => string) =>
  row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));

describe('the document of the API', () => {
  it('has the operations, and nothing that is none', () => {
    const named = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(named.sort()).toEqual(Object.keys(operations).sort());
  });

  it.each(rows)('%s says what it does, who may, and what each answer means', (_name, row) => {
    const said = documentOf(row);
    expect(said?.summary).toBe(row.summary);
    expect(said?.description).toMatch(/^Who: /);
    const takesToken = row.access !== 'public' && row.access !== 'gateway';
    expect(said?.security).toHaveLength(takesToken ? 1 : 0);
    for (const answer of Object.values(said?.responses ?? {})) expect(answer.description).toMatch(/\.$|name\.$/);
  });

  it.each(rows)('%s says what each field of a request means', (_name, row) => {
    const { parameters = [], requestBody } = documentOf(row) ?? {};
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
    const body = requestBody?.content['application/json'].schema ?? {};
    expect(fieldsWithin(body).filter(({ description }) => !description)).toEqual([]);
  });

  it.each(rows)('%s answers whatever is asked with a status that is documented', async (name, row) => {
    const { params, query, body } = exampleOf(name);
    const right = addressOf(row, (field) => String(params[field]));
    const wrong = addressOf(row, () => '!!');
    const search = new URLSearchParams(Object.fromEntries(Object.keys(query).map((field) => [field, '!!']))).toString();
    const json = { 'content-type': 'application/json' };
    const own = { authorization: `Bearer ${token}` };
    const asked: { url: string; headers?: Record<string, string>; payload?: string }[] = [
      { url: right },
      { url: right, headers: { authorization: 'Bearer nothing' } },
      { url: wrong, headers: own },
      { url: `${right}?${search}`, headers: own },
      { url: `${right}?a=%00`, headers: own },
      {
        url: addressOf(row, (field) => (field.endsWith('Number') ? '999999999' : String(params[field]))),
        headers: own,
      },
    ];
    if (row.method !== 'GET')
      asked.push(
        { url: right, headers: { ...own, ...json }, payload: '{' },
        { url: right, headers: { ...own, ...json }, payload: '[]' },
        { url: right, headers: { ...own, ...json }, payload: JSON.stringify({ ...Object(body), x: '\u0000' }) },
        { url: right, headers: { ...own, 'content-type': 'text/plain' }, payload: 'x' },
        { url: right, headers: { ...own, ...json }, payload: JSON.stringify('x'.repeat(300_000)) },
      );
    const found = await Promise.all(
      asked.map(async (one) => (await at.app.inject({ method: row.method, ...one })).statusCode),
    );
    const documented = Object.keys(documentOf(row)?.responses ?? {}).map(Number);
    expect(found.filter((status) => !documented.includes(status))).toEqual([]);
  });
});
