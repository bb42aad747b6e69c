import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openLog } from '../../../platform/log.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { addRefused, refusedSince } from './refused-calls-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const log: string[] = [];
let token: string;

beforeAll(async () => {
  at = await testApp({
    log: openLog('info', { write: (line) => log.push(line) }),
    securityLog: true,
    trustedProxies: 1,
  });
  const signedIn = await call('POST', '/v3/login', { username: 'walter.prine', password: 'Rochdale-demo-1!' });
  token = signedIn.json().accessToken;
});
afterAll(() => at.close());
beforeEach(() => {
  log.length = 0;
});

const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
  at.app.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': '203.0.113.77',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload && { payload }),
  });
const lines = () => log.map((line) => JSON.parse(line));

it('each security event stands in the log too, where the operator wants it; what a failed call took back does not', async () => {
  await call('POST', '/v3/login', { username: 'walter.prine', password: 'wrong' });
  expect(lines().filter(({ msg }) => msg === 'security event')).toMatchObject([
    { security: 'sign-in-failed', login: 'walter.prine', address: '203.0.113.77', at: expect.any(String) },
  ]);
  log.length = 0;
  const before = (await at.database.pool.query('select count(*)::int as events from security_events')).rows;
  await at.database.pool.query('alter table outgoing_messages rename to outgoing_messages_away');
  const password = 'Quiet-harbor-88!';
  const change = { password, cnfpassword: password, currentPassword: 'Rochdale-demo-1!' };
  const failed = await at.app.inject({
    method: 'PUT',
    url: '/v3/member/200025/details',
    payload: change,
    headers: { authorization: `Bearer ${token}` },
  });
  await at.database.pool.query('alter table outgoing_messages_away rename to outgoing_messages');
  expect(failed.statusCode).toBe(500);
  expect((await at.database.pool.query('select count(*)::int as events from security_events')).rows).toEqual(before);
  expect(lines().filter(({ msg }) => msg === 'security event')).toEqual([]);
});

it('a refused call names its session in the log, as its owner and the office see it, and no member', async () => {
  const [{ sessionId }] = (await call('GET', '/v3/member/200025/sessions')).json().sessions;
  log.length = 0;
  expect((await call('GET', '/v3/member/200017/accounts')).statusCode).toBe(404);
  const [line] = lines();
  expect(line).toMatchObject({ status: 404, refused: 'error.notFound', network: '203.0.113.0/24' });
  expect(sessionId.startsWith(line.session)).toBe(true);
  expect(JSON.stringify(line)).not.toMatch(/200025|200017|walter/);
});

it('what is refused is counted by kind, network and operation, and written down once for many', async () => {
  for (let tries = 0; tries < 7; tries += 1) await call('GET', '/v3/member/200017/accounts');
  await call('GET', '/v3/session', undefined, { authorization: 'Bearer of-nobody-at-all-who-was-here' });
  const altered = {
    userName: 'walter.prine',
    token: '492817',
    encryptedMember: 'YWx0ZXJlZA',
    encryptedUserName: 'YWx0ZXJlZA',
  };
  await call('POST', '/v3/login/verify', altered);
  await call('POST', '/v3/login', { username: { hostile: true } });
  for (let tries = 0; tries < 40; tries += 1) await call('POST', '/v3/recovery/link', { otc: 'no such link' });
  await call('GET', '/v3/member/200025/accounts');
  await at.app.close();
  const told = lines().filter(({ msg }) => msg === 'refused');
  expect(told.map(({ security, network, operation, calls }) => [security, network, operation, calls])).toEqual(
    expect.arrayContaining([
      ['refused-access', '203.0.113.0/24', 'accounts.list', 8],
      ['refused-access', '203.0.113.0/24', 'sign-in.session', 1],
      ['altered-value', '203.0.113.0/24', 'sign-in.verify-code', 1],
      ['refused-input', '203.0.113.0/24', 'sign-in.login', 1],
      ['limit-reached', '203.0.113.0/24', 'recovery.validate-link', 10],
    ]),
  );
});

it('an hour keeps so many rows and no more, however many networks there are; none is uncounted', async () => {
  const one = (index: number) =>
    ({ kind: 'limit-reached', network: `198.51.${index}.0/24`, operation: 'x', calls: 3 }) as const;
  const now = new Date('2031-05-01T10:20:00Z');
  const { db, pool } = at.database;
  for (const from of [0, 300, 600, 900, 1200])
    await db.transaction((tx) =>
      addRefused(
        tx,
        Array.from({ length: 300 }, (_, index) => one(from + index)),
        now,
      ),
    );
  const { rows } = await pool.query("select count(*)::int as kept from refused_calls where hour >= '2031-05-01'");
  expect(rows[0].kept).toBeLessThanOrEqual(1_001);
  expect(await refusedSince(db, now)).toEqual([{ kind: 'limit-reached', calls: 4500 }]);
});
