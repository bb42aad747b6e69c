import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const elsewhere = { remoteAddress: '192.0.2.7' };
const throughProxy = { headers: { 'x-forwarded-for': '192.0.2.7' } };

it('the outbox, with every code and link, answers this machine alone, unless a setting opens it', async () => {
  const ask = async (app: typeof at.app, from: object) =>
    (await app.inject({ url: '/dev/outbox', ...from })).statusCode;
  expect(await ask(at.app, {})).toBe(200);
  expect([await ask(at.app, elsewhere), await ask(at.app, throughProxy)]).toEqual([404, 404]);
  const open = await buildApp({ ...at.services, outbox: 'all' });
  expect([await ask(open, elsewhere), await ask(open, throughProxy)]).toEqual([200, 200]);
  await open.close();
  const none = await buildApp({ ...at.services, outbox: 'none' });
  expect(await ask(none, {})).toBe(404);
  await none.close();
});
