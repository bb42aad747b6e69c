import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { codeOfStep, stepOf } from '../sign-in/one-time-codes.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
beforeAll(async () => {
  at = await testApp({
    clock: { now: () => now },
    change: (site) => ({
      ...site,
      config: { ...site.config, security: { ...site.config.security, securityQuestion: false } },
    }),
  });
});
afterAll(() => at.close());

const demo = 'Rochdale-demo-1!';
const member = '/v3/member/200702';
const post = (url: string, payload: object, token?: string) =>
  at.app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} });
/** A browser: what it was told to keep, it sends again. Each call comes a moment later: messages are ordered by time. */
const browser = () => {
  let cookie = '';
  return async (method: 'POST' | 'PUT', url: string, payload: object, token?: string) => {
    now = new Date(now.getTime() + 1);
    const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await at.app.inject({ method, url, payload, headers });
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
    return answer;
  };
};
const signIn = async (username: string, password = demo, from = browser()) =>
  (await from('POST', '/v3/login', { username, password })).json();
const update = (token: string, payload: object, from = browser()) => from('PUT', `${member}/details`, payload, token);
const isAlive = async (token: string) =>
  (await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;
const events = async () =>
  (
    await at.database.pool.query(
      "select kind, login_key from security_events where kind like '%-changed' order by event_id",
    )
  ).rows.map(({ kind, login_key }) => `${kind} ${login_key}`);

it('a new username keeps sessions, known browsers, recovery codes, reset links and the authenticator', async () => {
  const known = browser();
  const first = await signIn('silas.barrow', demo, known);
  const { encryptedValidator, secretNewKey } = (await post(`${member}/mfa/qr-code`, {}, first.accessToken)).json();
  const set = { encryptedMember: encryptedValidator, code: codeOfStep(secretNewKey, stepOf(now)), key: secretNewKey };
  const answer = await post(`${member}/mfa`, { ...set, currentPassword: demo }, first.accessToken);
  const { recoveryCodes, accessToken: token } = answer.json();
  await at.database.pool.query(
    "insert into reset_links (code_hash, login_key, expires_at) values ('\\x01', 'silas.barrow', now() + interval '1 hour')",
  );
  expect((await update(token, { loginId: 'Silas B.Barrow' })).statusCode).toBe(200);
  expect(await isAlive(token)).toBe(true);
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'username-changed', recipient: 'silas@barrow.example' });
  expect(await events()).toEqual(['username-changed silas b.barrow']);
  const left = await at.database.pool.query(
    `select (select count(*) from logins where login_key = 'silas.barrow') + (select count(*) from known_devices where login_key = 'silas.barrow')
      + (select count(*) from recovery_codes where login_key = 'silas.barrow') + (select count(*) from reset_links where login_key = 'silas.barrow') as old`,
  );
  expect(Number(left.rows[0].old)).toBe(0);
  expect((await post('/v3/login', { username: 'silas.barrow', password: demo })).statusCode).toBe(400);

  const verify = async (code: string) => {
    const { mfaAuthenticateModel } = await signIn('silas b.barrow', demo, known);
    return known('POST', '/v3/login/verify', { userName: 'silas b.barrow', token: code, ...mfaAuthenticateModel });
  };
  now = new Date(now.getTime() + 60_000);
  expect((await verify(codeOfStep(secretNewKey, stepOf(now)))).statusCode).toBe(200);
  expect((await verify(recoveryCodes[0])).statusCode).toBe(200);
  expect((await sentMessages(at)).some(({ kind }) => kind === 'new-device')).toBe(false);
  const removed = await at.app.inject({
    method: 'DELETE',
    url: `${member}/mfa`,
    payload: { currentPassword: demo },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(removed.statusCode).toBe(200);
});

it('a new password ends every other session and browser, not this one', async () => {
  const [ownBrowser, otherBrowser] = [browser(), browser()];
  const own = await signIn('silas b.barrow', demo, ownBrowser);
  const other = await signIn('silas b.barrow', demo, otherBrowser);
  const password = 'Willow-creek-88!';
  expect(
    (await update(own.accessToken, { password, cnfpassword: password, currentPassword: demo }, ownBrowser)).statusCode,
  ).toBe(200);
  expect([await isAlive(own.accessToken), await isAlive(other.accessToken)]).toEqual([true, false]);
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'password-changed', recipient: 'silas@barrow.example' });
  const devices = await at.database.pool.query(
    "select login_key from known_devices where login_key = 'silas b.barrow'",
  );
  expect(devices.rows).toHaveLength(1);
  const before = (await sentMessages(at)).length;
  await signIn('silas b.barrow', password, ownBrowser);
  expect(await sentMessages(at)).toHaveLength(before);
  await signIn('silas b.barrow', password, otherBrowser);
  expect((await sentMessages(at))[0]?.kind).toBe('new-device');
});

it('a new e-mail address is told to the old one, and ends the reset links that went there', async () => {
  const { accessToken } = await signIn('silas b.barrow', 'Willow-creek-88!');
  await at.database.pool.query(
    "insert into reset_links (code_hash, login_key, expires_at) values ('\\x02', 'silas b.barrow', now() + interval '1 hour')",
  );
  expect(
    (await update(accessToken, { userName: 'Barrow@Mill.example', currentPassword: 'Willow-creek-88!' })).statusCode,
  ).toBe(200);
  const good = await at.database.pool.query('select * from reset_links where used_at is null');
  expect(good.rows).toEqual([]);
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'email-changed', recipient: 'silas@barrow.example' });
  expect((await update(accessToken, { userName: 'barrow@mill.example', loginId: 'silas.barrow' })).statusCode).toBe(
    200,
  );
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'username-changed', recipient: 'barrow@mill.example' });
  expect(await events()).toEqual([
    ...['username-changed silas b.barrow', 'password-changed silas b.barrow', 'email-changed silas b.barrow'],
    'username-changed silas.barrow',
  ]);
});

it('of two logins that ask for one username at once, one gets it', async () => {
  const [silas, opal] = await Promise.all([signIn('silas.barrow', 'Willow-creek-88!'), signIn('opal.lindqvist')]);
  const ask = (accessToken: string, url: string) =>
    at.app.inject({
      method: 'PUT',
      url,
      payload: { loginId: 'one.of.two' },
      headers: { authorization: `Bearer ${accessToken}` },
    });
  const answers = await Promise.all([
    ask(silas.accessToken, `${member}/details`),
    ask(opal.accessToken, '/v3/member/200701/details'),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
});
