import type { OperationName } from '@rochdale/contract/operations/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './platform/testing/test-app.ts';
import { asMember, headersFor, type Identity } from './testing/callers.ts';
import { faultOf, hostileBodies, hostileTexts, withOneChanged } from './testing/hostile.ts';
import { type CallTerms, unknownNumbers } from './testing/numbers.ts';
import { callOf, names, rowOf } from './testing/well-formed-calls.ts';

const who: Identity = { memberNumber: '200017', accountNumber: '104480316' };
const terms: CallTerms = {
  numbers: unknownNumbers(who),
  today: '2026-11-20',
  readOn: '2026-11-18',
  later: '2026-12-20',
};

let at: Awaited<ReturnType<typeof testApp>>;
const headersOf = async (name: OperationName) => {
  const { access } = rowOf(name);
  return access === 'public' || access === 'gateway' ? asMember(at, who) : headersFor(at, access, who);
};
const freshLimits = () => at.database.pool.query('delete from attempts');
let asked = 0;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

/** Sends a request as it stands; what is wrong with the answer. */
async function fault(
  name: OperationName,
  request: { url?: string; payload?: string | object; headers?: Readonly<Record<string, string>> },
): Promise<string[]> {
  const call = callOf(name, terms);
  asked += 1;
  const answer = await at.app.inject({
    method: call.method,
    url: request.url ?? call.url,
    headers: { ...(await headersOf(name)), ...request.headers },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
  const found = faultOf(answer.statusCode, answer.body);
  return found === undefined
    ? []
    : [`${found}: ${JSON.stringify(request).slice(0, 300)} -> ${answer.body.slice(0, 300)}`];
}

describe('what no form sends', () => {
  const withBody = names.filter((name) => rowOf(name).body !== undefined);

  it.each(withBody)('is answered in the shape of an error by %s', async (name) => {
    await freshLimits();
    const json = { 'content-type': 'application/json' };
    const wrong: string[] = [];
    for (const payload of hostileBodies(callOf(name, terms).payload ?? {}))
      wrong.push(...(await fault(name, { payload, headers: json })));
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-7',
    ])
      wrong.push(...(await fault(name, { payload: '{}', headers: { 'content-type': type } })));
    expect(wrong).toEqual([]);
    const body = callOf(name, terms).payload ?? {};
    await fc.assert(
      fc.asyncProperty(withOneChanged(body), async (payload) => {
        expect(await fault(name, { payload: JSON.stringify(payload), headers: json })).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it.each(names)('in an address is answered in the shape of an error by %s', async (name) => {
    await freshLimits();
    const { url, payload } = callOf(name, terms);
    const [path = '', search] = url.split('?');
    const wrong: string[] = [];
    for (const text of hostileTexts) {
      const hostile = encodeURIComponent(text.slice(0, 3000));
      const paths = [who.memberNumber, who.accountNumber].filter((number) => path.includes(number));
      for (const number of paths)
        wrong.push(...(await fault(name, { url: path.replace(number, hostile), ...(payload && { payload }) })));
      const keys = [...new URLSearchParams(search).keys(), ...Object.keys(rowOf(name).query?.shape ?? {})];
      for (const key of new Set(keys))
        wrong.push(
          ...(await fault(name, { url: `${url}${search ? '&' : '?'}${key}=${hostile}`, ...(payload && { payload }) })),
        );
    }
    expect(wrong).toEqual([]);
  });

  it.each(['\0', '\ud800'])('is refused where PostgreSQL could not keep it: %j', async (text) => {
    const { url, payload } = callOf('account-profile.update', terms);
    const headers = { ...(await headersOf('account-profile.update')), 'content-type': 'application/json' };
    const body = JSON.stringify({ ...payload, firstName: text });
    expect((await at.app.inject({ method: 'PUT', url, headers, payload: body })).statusCode).toBe(400);
  });

  it('was asked for by hundreds of requests', () => expect(asked).toBeGreaterThan(500));
});
