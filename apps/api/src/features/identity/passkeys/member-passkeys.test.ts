import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import { softwarePasskey } from '../../../testing/software-passkey.ts';
import { answer } from '../sign-in/sign-in-help-job.ts';

const clock = movedClock();
const password = 'Rochdale-demo-1!';
let at: Awaited<ReturnType<typeof testApp>>;
let origin: string;

beforeAll(async () => {
  at = await testApp({ clock });
  origin = at.services.publicUrl;
});
afterAll(() => at.close());
beforeEach(() => at.database.pool.query('delete from attempts'));

type Key = ReturnType<typeof softwarePasskey>;
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload: object, headers = {}) =>
  at.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });

/** A browser with cookies of its own, and the member's session in it. */
async function browser(username: string) {
  const [{ member_number: memberNumber }] = await query(
    'select member_number from logins where login_key = $1',
    username,
  );
  let cookie = '';
  let token = '';
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) => {
    const answer = await send(method, url, payload, { cookie, ...(token && { authorization: `Bearer ${token}` }) });
    const kept = answer.headers['set-cookie'];
    if (typeof kept === 'string') cookie = kept.split(';')[0] ?? '';
    if (answer.json().accessToken) token = answer.json().accessToken;
    return answer;
  };
  const own = `/v3/member/${memberNumber}`;
  const toSignIn = async (): Promise<string> => (await ask('POST', '/v3/login/passkey/options')).json().challenge;
  return {
    memberNumber,
    ask,
    own,
    toSignIn,
    signIn: () => ask('POST', '/v3/login', { username, password }),
    take: (assertion: object) => ask('POST', '/v3/login/passkey', { assertion }),
    signInBy: async (key: Key) => ask('POST', '/v3/login/passkey', { assertion: key.use(await toSignIn()) }),
    challenge: async (): Promise<string> =>
      (await ask('POST', `${own}/passkeys/options`, { currentPassword: password })).json().challenge,
    keep: (registration: object, name = 'Phone') => ask('POST', `${own}/passkeys`, { name, registration }),
    list: async () => (await ask('GET', `${own}/passkeys`)).json(),
    signOut: () => {
      token = '';
    },
  };
}

/** A member with one passkey, who is signed in. */
async function withPasskey(username: string) {
  const page = await browser(username);
  await page.signIn();
  const key = softwarePasskey(origin);
  expect((await page.keep(key.make(await page.challenge()))).statusCode).toBe(200);
  return { page, key };
}

it('a passkey is added, named, signs in alone, and is removed; its owner is told (identity-78 to identity-80)', async () => {
  const { page, key } = await withPasskey('walter.prine');
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'passkey-added', recipient: 'walter@prine.example' });
  page.signOut();
  const signedIn = await page.signInBy(key);
  expect(signedIn.json()).toMatchObject({ memberNumber: '200025', mfaAuthenticateModel: null });
  const { passkeys } = await page.list();
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }]);
  const one = `${page.own}/passkeys/${passkeys[0].passkeyId}`;
  expect((await page.ask('PUT', one, { name: 'Kitchen laptop' })).statusCode).toBe(200);
  expect((await page.list()).passkeys).toMatchObject([{ name: 'Kitchen laptop' }]);
  expect((await page.ask('DELETE', one, { currentPassword: 'wrong' })).statusCode).toBe(400);
  expect((await page.ask('DELETE', one, { currentPassword: password })).statusCode).toBe(200);
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'passkey-removed' });
  expect((await page.signInBy(key)).statusCode).toBe(400);
  const kinds = await query(
    "select kind from security_events where member_number = '200025' and kind like 'passkey%' order by event_id",
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['passkey-added', 'passkey-renamed', 'passkey-removed']);
});

it('is not taken unverified, from another origin, for another site, altered, late, or twice', async () => {
  const { page, key } = await withPasskey('marisol.okonkwo');
  const refused = async (assertion: object) => expect((await page.take(assertion)).statusCode).toBe(400);
  await refused(key.use(await page.toSignIn(), { isVerified: false }));
  await refused(key.use(await page.toSignIn(), { at: 'https://evil.example' }));
  await refused(key.use(await page.toSignIn(), { rpId: 'evil.example' }));
  const challenge = await page.toSignIn();
  await refused(key.use(`${challenge.slice(0, -2)}AA`));
  await refused({ ...key.use(challenge), id: softwarePasskey(origin).make('x').id });
  const forged = key.use(await page.toSignIn());
  await refused({ ...forged, response: { ...forged.response, signature: key.use('other').response.signature } });
  const late = await page.toSignIn();
  clock.move(6);
  await refused(key.use(late));
  const used = key.use(await page.toSignIn());
  expect((await page.take(used)).statusCode).toBe(200);
  await refused(used);
});

it('nor made for a challenge of another session, browser, purpose, or of the office', async () => {
  const { page, key } = await withPasskey('silas.barrow');
  const elsewhere = await browser('silas.barrow');
  expect((await elsewhere.take(key.use(await page.toSignIn()))).statusCode).toBe(400);
  await elsewhere.signIn();
  const made = softwarePasskey(origin).make(await page.challenge());
  expect((await elsewhere.keep(made)).statusCode).toBe(400);
  const proof = (await page.ask('POST', `${page.own}/passkey-proof/options`)).json().challenge;
  expect((await page.take(key.use(proof))).statusCode).toBe(400);
  expect((await page.keep(softwarePasskey(origin).make(await page.toSignIn()))).statusCode).toBe(400);
  await query("update passkeys set owner_kind = 'staff' where owner_id = $1", page.memberNumber);
  expect((await page.signInBy(key)).statusCode).toBe(400);
});

it('of fifty at once that finish one challenge one comes in, and of fifty that keep one passkey one is kept', async () => {
  const { page, key } = await withPasskey('hattie.brandvold');
  const assertion = key.use(await page.toSignIn());
  const answers = await Promise.all(Array.from({ length: 50 }, () => page.take(assertion)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const second = softwarePasskey(origin).make(await page.challenge());
  const kept = await Promise.all(Array.from({ length: 50 }, () => page.keep(second, 'Second')));
  expect(kept.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await page.list()).passkeys).toHaveLength(2);
});

it('a counter that goes back is told and let through, each time it does (identity-84)', async () => {
  const { page, key } = await withPasskey('greta.solheim');
  await page.signInBy(key);
  key.fallBack();
  expect((await page.signInBy(key)).statusCode).toBe(200);
  expect((await sentMessages(at))[0]).toMatchObject({ kind: 'passkey-went-back' });
  const told = async () =>
    (await query("select 1 from security_events where member_number = '200801' and kind = 'passkey-went-back'")).length;
  expect(await told()).toBe(1);
  expect((await page.signInBy(key)).statusCode).toBe(200);
  expect(await told()).toBe(1);
});

it('a new password ends the passkeys that its owner does not name, and tells of it (identity-144)', async () => {
  const { page, key: theirs } = await withPasskey('marisol.okonkwo');
  const own = softwarePasskey(origin);
  expect((await page.keep(own.make(await page.challenge()), 'Mine')).statusCode).toBe(200);
  const { passkeys } = await page.list();
  const mine = passkeys.find(({ name }: { name: string }) => name === 'Mine').passkeyId;
  const change = (to: string, from: string, kept?: string[]) =>
    page.ask('PUT', `${page.own}/details`, {
      ...{ password: to, cnfpassword: to, currentPassword: from },
      ...(kept && { keepsPasskeys: kept }),
    });
  const next = 'Quiet-harbor-88!';
  expect((await change(next, password, [mine, 'not-hers'])).statusCode).toBe(200);
  expect((await page.list()).passkeys).toMatchObject([{ name: 'Mine' }]);
  expect((await sentMessages(at)).map(({ kind }) => kind)).toContain('passkey-removed');
  expect((await page.signInBy(theirs)).statusCode).toBe(400);
  expect((await page.signInBy(own)).statusCode).toBe(200);
  expect((await change(password, next)).statusCode).toBe(200);
  expect((await page.list()).passkeys).toEqual([]);
});

it('who resets a password by link is shown each passkey with its day, and those that are not named end (identity-144)', async () => {
  const { page, key: own } = await withPasskey('inez.calloway');
  const theirs = softwarePasskey(origin);
  expect((await page.keep(theirs.make(await page.challenge()), 'Theirs')).statusCode).toBe(200);
  const [{ email }] = await query("select email from logins where login_key = 'inez.calloway'");
  await send('POST', '/v3/recovery/password', { username: 'inez.calloway', email });
  const jobs = await query("delete from pgboss.job where name = 'identity.answer' returning data->>'locked' as locked");
  for (const { locked } of jobs) await answer(at.services, locked);
  const sent = (await sentMessages(at)).find(({ recipient, text }) => recipient === email && text.includes('otc='));
  const otc = /otc=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? '';
  const { passkeys } = (await send('POST', '/v3/recovery/link', { otc })).json();
  expect(passkeys).toEqual([
    { passkeyId: expect.any(String), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    { passkeyId: expect.any(String), name: 'Theirs', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const reset = { otc, password, cnfpassword: password, keepsPasskeys: [passkeys[0].passkeyId] };
  expect((await send('POST', '/v3/recovery/reset', reset)).statusCode).toBe(200);
  page.signOut();
  expect((await page.signInBy(theirs)).statusCode).toBe(400);
  expect((await page.signInBy(own)).statusCode).toBe(200);
});
