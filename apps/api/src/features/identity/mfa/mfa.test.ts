import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { codeOfStep, stepOf } from '../sign-in/one-time-codes.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
/** Codes are used once, so each test takes the next step. */
const nextStep = () => {
  now = new Date(now.getTime() + 60_000);
};

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

const member = '/v3/member/200025';
/** Each call comes a moment after the one before, so that the newest message is the last one. */
const post = (url: string, payload: object, token?: string) => {
  now = new Date(now.getTime() + 1);
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return at.app.inject({ method: 'POST', url, payload, headers });
};
const password = 'Rochdale-demo-1!';
const signIn = () => post('/v3/login', { username: 'walter.prine', password });
const verify = async (code: string, first?: { encryptedMember: string; encryptedUserName: string }) =>
  post('/v3/login/verify', {
    userName: 'walter.prine',
    token: code,
    ...(first ?? (await signIn()).json().mfaAuthenticateModel),
  });

const isAlive = async (session: string) =>
  (await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${session}` } })).statusCode === 200;

let secret: string;
let codes: string[];
let token: string;

describe('setting up an authenticator', () => {
  it('wants a right code of the new secret, stores nothing before that, and answers ten recovery codes', async () => {
    const elsewhere = (await signIn()).json().accessToken;
    token = (await signIn()).json().accessToken;
    const { totpUri, encryptedValidator, secretNewKey } = (await post(`${member}/mfa/qr-code`, {}, token)).json();
    secret = secretNewKey;
    expect(totpUri).toContain(`secret=${secret}`);
    const set = (code: string, key = secret) =>
      post(`${member}/mfa`, { encryptedMember: encryptedValidator, code, key, currentPassword: password }, token);
    const right = codeOfStep(secret, stepOf(now));
    const wrong = right === '000000' ? '000001' : '000000';
    expect((await set(wrong)).json()).toEqual({
      verificationSatus: false,
      transactionStatus: false,
      recoveryCodes: [],
      accessToken: null,
    });
    expect((await set(right, 'GEZDGNBVGY3TQOJQ')).statusCode).toBe(400);
    const done = (await set(right)).json();
    codes = done.recoveryCodes;
    expect([done.verificationSatus, done.transactionStatus, new Set(codes).size]).toEqual([true, true, 10]);
    expect((await sentMessages(at))[0]).toMatchObject({ kind: 'mfa-on', recipient: 'walter@prine.example' });
    expect([await isAlive(elsewhere), await isAlive(token)]).toEqual([false, false]);
    token = done.accessToken;
    const status = await at.app.inject({ url: `${member}/mfa`, headers: { authorization: `Bearer ${token}` } });
    expect(status.json()).toEqual({ mfaEnabled: true });
    expect(await isAlive(token)).toBe(true);
  });
});

describe('the second step', () => {
  it('gives no token before the code, and one after it', async () => {
    nextStep();
    const first = (await signIn()).json();
    expect(first).toMatchObject({ accessToken: null, memberNumber: null, memberMfaEnabled: true });
    const answer = (await verify(codeOfStep(secret, stepOf(now)), first.mfaAuthenticateModel)).json();
    expect(answer).toMatchObject({ memberNumber: '200025', memberMfaEnabled: true });
    expect(answer.accessToken).toHaveLength(43);
  });

  it('takes a code once, also when it is sent fifty times at once', async () => {
    nextStep();
    const code = codeOfStep(secret, stepOf(now));
    const first = (await signIn()).json().mfaAuthenticateModel;
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code, first)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 200)[0]?.json().memberNumber).toBe('200025');
    await at.database.pool.query("delete from attempts where key like 'sign-in-code:%'");
    expect((await verify(code)).statusCode).toBe(400);
  });

  it('evaluates ten wrong codes an hour', async () => {
    nextStep();
    const first = (await signIn()).json().mfaAuthenticateModel;
    const wrong = codeOfStep(secret, stepOf(now) + 1000);
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await verify(wrong, first)).statusCode));
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    await at.database.pool.query("delete from attempts where key like 'sign-in-code:%'");
  });

  it('is bound to one attempt of one login, and ends after five minutes', async () => {
    nextStep();
    const one = (await signIn()).json().mfaAuthenticateModel;
    const other = (await signIn()).json().mfaAuthenticateModel;
    const code = codeOfStep(secret, stepOf(now));
    expect((await verify(code, { ...one, encryptedMember: other.encryptedMember })).statusCode).toBe(400);
    expect(
      (await verify(code, { encryptedMember: one.encryptedUserName, encryptedUserName: one.encryptedMember }))
        .statusCode,
    ).toBe(400);
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await verify(codeOfStep(secret, stepOf(now)), one)).json()[0].message).toBe(
      'To keep your account safe, this page timed out. Please enter your password again.',
    );
  });

  it('ends nothing that was begun with a password that is replaced by then, and begins anew with the new one (identity-12)', async () => {
    nextStep();
    const own = (await verify(codeOfStep(secret, stepOf(now)))).json().accessToken;
    const chosen = 'Maple-river-42!';
    const [{ password_hash: before }] = (
      await at.database.pool.query("select password_hash from logins where login_key = 'walter.prine'")
    ).rows;
    const begun = (await signIn()).json().mfaAuthenticateModel;
    const changed = await at.app.inject({
      method: 'PUT',
      url: `${member}/details`,
      payload: { password: chosen, cnfpassword: chosen, currentPassword: password },
      headers: { authorization: `Bearer ${own}` },
    });
    expect(changed.statusCode).toBe(200);
    nextStep();
    const late = await verify(codeOfStep(secret, stepOf(now)), begun);
    expect([late.statusCode, late.json()[0].message]).toEqual([
      400,
      'To keep your account safe, this page timed out. Please enter your password again.',
    ]);
    const anew = await post('/v3/login', { username: 'walter.prine', password: chosen });
    expect((await verify(codeOfStep(secret, stepOf(now)), anew.json().mfaAuthenticateModel)).statusCode).toBe(200);
    await at.database.pool.query("update logins set password_hash = $1 where login_key = 'walter.prine'", [before]);
  });

  it('takes what the release before has begun, which says nothing of the password', async () => {
    nextStep();
    const { sealer } = at.services;
    const until = new Date(now.getTime() + 60_000);
    const older = {
      encryptedMember: sealer.seal('sign-in-member', { attempt: 'one', memberNumber: '200025' }, until),
      encryptedUserName: sealer.seal('sign-in-username', { attempt: 'one', loginKey: 'walter.prine' }, until),
    };
    expect((await verify(codeOfStep(secret, stepOf(now)), older)).statusCode).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const typed = codes[0]?.toLowerCase().replace('-', ' ') ?? '';
    expect((await verify(typed)).statusCode).toBe(200);
    expect((await verify(codes[0] ?? '')).statusCode).toBe(400);
    expect((await verify(codes[1] ?? '')).statusCode).toBe(200);
  });

  it('keeps recovery codes by a slow hash with a salt, and takes those that an older release has kept without (identity-146)', async () => {
    const kept = async () =>
      (await at.database.pool.query("select code_hash from recovery_codes where login_key = 'walter.prine'")).rows.map(
        ({ code_hash: hash }): Buffer => hash,
      );
    expect((await kept()).map((hash) => [hash[0], hash.length])).toEqual(Array.from({ length: 10 }, () => [2, 53]));
    const older = at.services.vault.storedHash('recovery-code', '200025\nABCDEFGHJK');
    for (const hash of [older, at.services.vault.storedHash('recovery-code', '200025\nKJHGFEDCBA').subarray(5)])
      await at.database.pool.query("insert into recovery_codes (login_key, code_hash) values ('walter.prine', $1)", [
        hash,
      ]);
    expect((await verify('abcde-fghjk')).statusCode).toBe(200);
    expect((await verify('abcde-fghjk')).statusCode).toBe(400);
    expect((await verify('kjhgf-edcba')).statusCode).toBe(200);
  });
});

it('can be removed, and its owner is told once; other sessions end', async () => {
  nextStep();
  const own = (await verify(codeOfStep(secret, stepOf(now)))).json().accessToken;
  const remove = () =>
    at.app.inject({
      method: 'DELETE',
      url: `${member}/mfa`,
      payload: { currentPassword: password },
      headers: { authorization: `Bearer ${own}` },
    });
  for (let times = 0; times < 3; times += 1) expect((await remove()).statusCode).toBe(200);
  expect((await sentMessages(at)).filter(({ kind }) => kind === 'mfa-off')).toHaveLength(1);
  expect([await isAlive(token), await isAlive(own)]).toEqual([false, true]);
  expect((await signIn()).json().memberNumber).toBe('200025');
});

it('opens nothing but its set-up to a member who must have it and has not', async () => {
  const strict = await testApp({
    clock: { now: () => now },
    change: (site) => ({
      ...site,
      config: { ...site.config, security: { ...site.config.security, mfaRequired: true, authenticatorDrift: false } },
    }),
  });
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    strict.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${limited}` } });
  const first = await strict.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username: 'walter.prine', password: 'Rochdale-demo-1!' },
  });
  let limited = first.json().accessToken;
  expect(first.json().loginInfo.mustSetUpMfa).toBe(true);
  expect((await call('GET', `${member}/accounts`)).statusCode).toBe(401);
  const { encryptedValidator, secretNewKey } = (await call('POST', `${member}/mfa/qr-code`, {})).json();
  // A session that may do everything, of before the site wanted it or by a passkey, shows who is there (identity-50).
  const whole = await asMember(strict, { memberNumber: '200025', accountNumber: '104500017' });
  const byIt = await strict.app.inject({
    method: 'POST',
    url: `${member}/mfa`,
    payload: { encryptedMember: encryptedValidator, code: codeOfStep(secretNewKey, stepOf(now)), key: secretNewKey },
    headers: whole,
  });
  expect([byIt.statusCode, byIt.json()[0].field]).toEqual([400, 'currentPassword']);
  const code = codeOfStep(secretNewKey, stepOf(now));
  const set = { encryptedMember: encryptedValidator, code, key: secretNewKey };
  // Where clocks may not drift, the code of the 30 seconds before counts no more.
  const before = codeOfStep(secretNewKey, stepOf(now) - 1);
  expect((await call('POST', `${member}/mfa`, { ...set, code: before })).json().verificationSatus).toBe(false);
  const { accessToken } = (await call('POST', `${member}/mfa`, set)).json();
  expect((await call('GET', `${member}/accounts`)).statusCode).toBe(401);
  limited = accessToken;
  expect((await call('GET', `${member}/accounts`)).statusCode).toBe(200);
  await strict.close();
});
