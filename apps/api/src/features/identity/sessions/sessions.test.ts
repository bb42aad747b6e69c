import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';

const clock = movedClock();
const password = 'Rochdale-demo-1!';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp({ clock, isDemo: true, trustedProxies: 1 });
});
afterAll(() => at.close());

const call = (method: 'GET' | 'POST', url: string, token?: string, payload?: object) =>
  at.app.inject({
    method,
    url,
    headers: {
      'user-agent': firefox,
      'x-forwarded-for': '203.0.113.7',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(payload && { payload }),
  });
const signIn = async (username = 'walter.prine', before?: string): Promise<string> =>
  (await call('POST', '/v3/login', before, { username, password })).json().accessToken;
const own = '/v3/member/200025/sessions';
const isAlive = async (token: string) => (await call('GET', '/v3/session', token)).statusCode === 200;
const list = async (token: string) => (await call('GET', own, token)).json().sessions;
const end = (token: string, sessionId: string | null, currentPassword = password) =>
  call('POST', `${own}/ended`, token, { sessionId, currentPassword });

it('a sign-in ends the session that the browser had, whoever it was of, and no other (identity-143)', async () => {
  const elsewhere = await signIn();
  const before = await signIn('marisol.okonkwo');
  const after = await signIn('walter.prine', before);
  expect([await isAlive(before), await isAlive(after), await isAlive(elsewhere)]).toEqual([false, true, true]);
  const refused = await call('POST', '/v3/login', after, { username: 'walter.prine', password: 'wrong' });
  expect([refused.statusCode, await isAlive(after)]).toEqual([400, true]);
});

it('shows where a login is signed in, and nothing by which a session could be used (identity-145)', async () => {
  const here = await signIn();
  const sessions = await list(here);
  expect(sessions[0]).toEqual({
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    isThis: true,
    device: 'Firefox · Windows',
    network: '203.0.113.7',
    since: expect.any(String),
    lastUsedAt: expect.any(String),
  });
  const kept = await at.database.pool.query("select encode(token_hash, 'hex') as hash from tokens");
  for (const { hash } of kept.rows) expect(JSON.stringify(sessions)).not.toContain(hash.slice(0, 32));
  clock.move(21);
  const later = await signIn();
  expect(await list(later)).toHaveLength(1);
});

it('ends one, or all others, with the password alone; the next call of it is refused (identity-145)', async () => {
  const [here, one, other] = [await signIn(), await signIn(), await signIn()];
  const theirs = await signIn('marisol.okonkwo');
  const [ofMarisol] = (await call('GET', '/v3/member/200017/sessions', theirs)).json().sessions;
  const ofOne = (await list(one)).find(({ isThis }: { isThis: boolean }) => isThis).sessionId;
  expect((await end(here, ofOne, 'wrong')).statusCode).toBe(400);
  expect((await end(here, ofMarisol.sessionId)).statusCode).toBe(404);
  expect([await isAlive(one), await isAlive(theirs)]).toEqual([true, true]);
  expect((await end(here, ofOne)).statusCode).toBe(200);
  expect((await end(here, ofOne)).statusCode).toBe(404);
  expect([await isAlive(one), await isAlive(other)]).toEqual([false, true]);
  expect((await end(here, null)).statusCode).toBe(200);
  expect([await isAlive(here), await isAlive(other), await isAlive(theirs)]).toEqual([true, false, true]);
  const { rows } = await at.database.pool.query(
    "select member_number from security_events where kind = 'sessions-ended'",
  );
  expect(rows).toEqual([{ member_number: '200025' }, { member_number: '200025' }]);
});
