import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { answer } from '../sign-in/sign-in-help-job.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());
// What one test sends is older than what the next one does.
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

const post = (path: string, payload: object) => at.app.inject({ method: 'POST', url: `/v3/${path}`, payload });
const signIn = (password: string, cookie = '', username = 'walter.prine') =>
  at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password }, headers: { cookie } });
/** Does what the worker does with the requests that were left to it. */
const work = async () => {
  const jobs = await at.database.pool.query(
    "delete from pgboss.job where name = 'identity.answer' returning data->>'locked' as locked",
  );
  for (const { locked } of jobs.rows) await answer(at.services, locked);
  return jobs.rows.length;
};
const askForLink = async () => {
  await post('recovery/password', { username: 'Walter.Prine', email: 'WALTER@prine.example' });
  await work();
  return /otc=([\w-]{43})/.exec((await sentMessages(at))[0]?.text ?? '')?.[1] ?? '';
};
const password = 'Maple-river-42!';

describe('a forgotten password', () => {
  it('is answered alike whether or not anything matches; only what matches gets a link', async () => {
    const asked = [
      { username: 'walter.prine', email: 'walter@prine.example' },
      { username: 'walter.prine', email: 'other@prine.example' },
      { username: 'nobody.here', email: 'nobody@example.com' },
    ];
    const before = (await sentMessages(at)).length;
    const answers = await Promise.all(asked.map((payload) => post('recovery/password', payload)));
    expect(new Set(answers.map((one) => `${one.statusCode} ${one.body}`)).size).toBe(1);
    expect(await work()).toBe(3);
    expect((await sentMessages(at)).length - before).toBe(1);
  });

  it('is chosen anew by a link that works once and for thirty minutes, and ends every session', async () => {
    const token = (await signIn('Rochdale-demo-1!')).json().accessToken;
    const late = await askForLink();
    now = new Date(now.getTime() + 30 * 60_000);
    expect((await post('recovery/link', { otc: late })).statusCode).toBe(404);
    const otc = await askForLink();
    expect((await post('recovery/link', { otc })).json()).toMatchObject({
      memberName: 'Walter Prine',
      kind: 'password',
    });
    const weak = await post('recovery/reset', { otc, password: 'Password1!', cnfpassword: 'Password1!' });
    expect(weak.json()[0].message).toContain('too common');
    const both = await Promise.all([1, 2].map(() => post('recovery/reset', { otc, password, cnfpassword: password })));
    expect(both.map((one) => one.statusCode).sort()).toEqual([200, 404]);
    expect(both.find((one) => one.statusCode === 200)?.json().code).toBe(2011);
    const session = await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${token}` } });
    expect(session.statusCode).toBe(401);
    expect((await signIn('Rochdale-demo-1!')).statusCode).toBe(400);
    expect((await signIn(password)).json().memberNumber).toBe('200025');
    expect((await sentMessages(at)).map((one) => one.kind)).toContain('password-changed');
  });

  it('ends the other links that were sent before', async () => {
    const [older, newer] = [await askForLink(), await askForLink()];
    const reset = (otc: string) => post('recovery/reset', { otc, password, cnfpassword: password });
    expect((await reset(newer)).statusCode).toBe(200);
    expect((await reset(older)).statusCode).toBe(404);
  });

  it('asked for again and again sends five links an hour to one address; the answer stays the same, and another address has its own', async () => {
    now = new Date(now.getTime() + 61 * 60_000);
    const before = (await sentMessages(at)).length;
    const answers: string[] = [];
    for (const email of ['eve@example.com', 'walter@prine.example'])
      for (let asked = 0; asked < 7; asked += 1) {
        const { statusCode, body } = await post('recovery/password', { username: 'walter.prine', email });
        answers.push(`${statusCode} ${body}`);
      }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 /);
    expect(await work()).toBe(10);
    expect((await sentMessages(at)).length - before).toBe(5);
  });

  it('chosen anew opens at once, by any browser, though strangers spent every try of the hour (identity-62)', async () => {
    now = new Date(now.getTime() + 61 * 60_000);
    const first = await signIn(password);
    const home = String(first.headers['set-cookie']).split(';')[0] ?? '';
    for (let guess = 0; guess < 5; guess += 1) await signIn(`mistyped ${guess}`, home);
    for (let guess = 0; guess < 10; guess += 1) await signIn(`guess ${guess}`);
    expect((await signIn(password)).json().code).toBe(4292);
    await work();
    now = new Date(now.getTime() + 1000);
    const otc = await askForLink();
    const chosen = 'Walnut-creek-57!';
    expect((await post('recovery/reset', { otc, password: chosen, cnfpassword: chosen })).statusCode).toBe(200);
    for (const cookie of [home, home, '']) expect((await signIn(chosen, cookie)).statusCode).toBe(200);
  });

  it('is chosen anew by a link of the billing system, when its signature and age are good, once', async () => {
    const keyOf = (username: string, seconds: number, secret = 'a secret of the billing system') =>
      `${seconds}.${createHmac('sha256', secret).update(`${username}\n${seconds}`).digest('base64url')}`;
    const seconds = Math.floor(now.getTime() / 1000);
    const check = (key: string, username = 'della.marsh') => post('recovery/link', { key, username });
    expect((await check(keyOf('della.marsh', seconds))).json()).toMatchObject({
      memberName: 'Della Marsh',
      kind: 'password',
    });
    expect((await check(keyOf('della.marsh', seconds), 'walter.prine')).statusCode).toBe(404);
    expect((await check(keyOf('della.marsh', seconds - 1801))).statusCode).toBe(404);
    expect((await check(keyOf('della.marsh', seconds, 'another secret'))).statusCode).toBe(404);
    const link = { key: keyOf('della.marsh', seconds), username: 'della.marsh' };
    const reset = () => post('recovery/reset', { ...link, password, cnfpassword: password });
    expect([(await reset()).statusCode, (await reset()).statusCode]).toEqual([200, 404]);
  });
});

it('a forgotten username is sent to the address on file, by account number and that address', async () => {
  const ask = async (email: string) => {
    await post('recovery/username', { accountNumber: '104500017', email });
    await work();
  };
  await ask('eve@example.com');
  expect((await sentMessages(at))[0]?.kind).not.toBe('username');
  await ask('walter@prine.example');
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'username', recipient: 'walter@prine.example' });
  expect((await sentMessages(at))[0]?.text).toContain('walter.prine');
});

describe('guessing a password', () => {
  it('ends after ten; the owner is told, and still gets in on a browser used before', async () => {
    const first = await signIn('Rochdale-demo-1!', undefined, 'hollis.granger');
    const device = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const statuses: number[] = [];
    for (let guess = 0; guess < 100; guess += 1)
      statuses.push((await signIn(`guess ${guess}`, undefined, 'hollis.granger')).statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await signIn('Rochdale-demo-1!', undefined, 'hollis.granger')).statusCode).toBe(429);
    expect((await signIn('Rochdale-demo-1!', device, 'hollis.granger')).statusCode).toBe(200);
    await work();
    expect((await sentMessages(at))[0]).toMatchObject({ kind: 'locked', recipient: 'hollis@granger.example' });
    now = new Date(now.getTime() + 61 * 60_000);
    expect((await signIn('Rochdale-demo-1!', undefined, 'hollis.granger')).statusCode).toBe(200);
    expect((await sentMessages(at))[0]?.kind).toBe('new-device');
    const events = await at.database.pool.query(
      "select kind from security_events where login_key = 'hollis.granger' order by event_id",
    );
    const kinds = events.rows.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'sign-in-failed')).toHaveLength(10);
    expect(kinds.slice(-3)).toEqual(['signed-in', 'login-locked', 'signed-in-on-new-device']);
  });
});
