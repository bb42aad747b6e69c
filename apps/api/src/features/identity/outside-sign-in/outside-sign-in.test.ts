import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import { outsideProvider, visitProvider } from '../../../testing/outside-provider.ts';
import { wireCallOf } from '../../../testing/well-formed-calls.ts';

const clock = movedClock();
const password = 'Rochdale-demo-1!';
let at: Awaited<ReturnType<typeof testApp>>;
let bank: Awaited<ReturnType<typeof outsideProvider>>;
let named: Site['outsideSignIn'];
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  let publish: (uri: string) => void = () => undefined;
  const published = new Promise<string>((resolve) => {
    publish = resolve;
  });
  const trial: string[] = [];
  const coming = outsideProvider(async (port) => {
    trial.push(`localhost:${port}`);
    named = { issuer: `http://localhost:${port}`, clientId: 'portal', label: 'Ridge Bank', secondStep: 'portal' };
    at = await testApp({
      clock,
      trial,
      change: (site) => Object.defineProperty({ ...site }, 'outsideSignIn', { get: () => named, enumerable: true }),
    });
    publish(`${at.services.publicUrl}/pages/outside-sign-in`);
    return published;
  });
  bank = await coming;
}, 120_000);
afterAll(async () => {
  await at.close();
});
beforeEach(async () => {
  await query('delete from outside_identities');
  await query('delete from outside_attempts');
  await query('delete from attempts');
  await query('delete from security_events');
  await query('update logins set mfa_enabled = false, locked_at = null, password_changed_at = null');
});

const tokenOf = async (username = 'marisol.okonkwo'): Promise<string> =>
  (await at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password } })).json().accessToken;
type Answer = Awaited<ReturnType<typeof at.app.inject>>;
const cookieOf = (answer: Answer): string => {
  const given = String(answer.headers['set-cookie']);
  expect(given).toMatch(/^rochdale_outside=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
  return given.split(';')[0] ?? '';
};
const begin = async () => {
  const begun = await at.app.inject(wireCallOf('outside-sign-in.begin', {}));
  expect(begun.statusCode).toBe(200);
  return { url: String(begun.json().url), cookie: cookieOf(begun) };
};
const finish = (back: URL, cookie: string) =>
  at.app.inject({
    ...wireCallOf('outside-sign-in.finish', { body: { answer: back.search.slice(1) } }),
    headers: { cookie },
  });
const visit = (url: string, account: string) => visitProvider(url, account, at.services.publicUrl);
const signIn = async (account: string, change: (back: URL) => void = () => undefined) => {
  const { url, cookie } = await begin();
  const back = await visit(url, account);
  change(back);
  return finish(back, cookie);
};
const beginTie = (token: string, typed = password, memberNumber = '200017') =>
  at.app.inject({
    ...wireCallOf('outside-sign-in.begin-tie', { params: { memberNumber }, body: { currentPassword: typed } }),
    headers: { authorization: `Bearer ${token}` },
  });
const finishTie = (back: URL, cookie: string, token: string, memberNumber = '200017') =>
  at.app.inject({
    ...wireCallOf('outside-sign-in.tie', { params: { memberNumber }, body: { answer: back.search.slice(1) } }),
    headers: { authorization: `Bearer ${token}`, cookie },
  });
const tie = async (account: string, username = 'marisol.okonkwo', memberNumber = '200017') => {
  const token = await tokenOf(username);
  const begun = await beginTie(token, password, memberNumber);
  const back = await visit(begun.json().url, account);
  return finishTie(back, cookieOf(begun), token, memberNumber);
};

describe('the outside provider (identity-130)', () => {
  it('opens the login that its owner has tied to it, and says so by e-mail; nobody else comes in', async () => {
    const early = await signIn('account-of-marisol');
    expect(early.statusCode).toBe(400);
    expect(early.body).toContain('not connected here yet');
    expect((await tie('account-of-marisol')).statusCode).toBe(200);
    const came = await signIn('account-of-marisol');
    expect(came.json()).toMatchObject({ memberNumber: '200017', username: 'marisol.okonkwo', memberMfaEnabled: false });
    const headers = { authorization: `Bearer ${came.json().accessToken}` };
    expect((await at.app.inject({ url: '/v3/session', headers })).statusCode).toBe(200);
    // The e-mail address is the member's; that opens nothing.
    expect((await signIn('somebody-else')).statusCode).toBe(400);
    const kinds = (await query('select kind from security_events')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['outside-tied', 'signed-in', 'sign-in-failed']));
    expect(await query("select 1 from outgoing_messages where kind = 'outside-tied'")).not.toEqual([]);
  });

  it('leaves the second step where it is, unless the co-op says that the provider takes it and that says it did', async () => {
    await tie('account-of-marisol');
    await query("update logins set mfa_enabled = true where login_key = 'marisol.okonkwo'");
    for (const [secondStep, amr, isLetIn] of [
      ['portal', ['pwd'], false],
      ['portal', ['mfa'], false],
      ['provider', ['pwd'], false],
      ['provider', ['mfa'], true],
    ] as const) {
      if (named) named = { ...named, secondStep };
      bank.amr.said = [...amr];
      const { accessToken, mfaAuthenticateModel } = (await signIn('account-of-marisol')).json();
      expect([secondStep, amr, accessToken !== null, mfaAuthenticateModel === null]).toEqual([
        ...[secondStep, amr, isLetIn, isLetIn],
      ]);
    }
    if (named) named = { ...named, secondStep: 'portal' };
    await query("update logins set mfa_enabled = false where login_key = 'marisol.okonkwo'");
  });

  it('one account there opens one login here, and one of another person is not taken over', async () => {
    expect((await tie('account-of-marisol')).statusCode).toBe(200);
    expect((await tie('account-of-marisol', 'walter.prine', '200025')).statusCode).not.toBe(200);
    await tie('other-account');
    expect((await signIn('account-of-marisol')).statusCode).toBe(400);
    expect((await signIn('other-account')).statusCode).toBe(200);
  });

  it('is untied by its owner, who has the password; and by a new password, whoever made the tie', async () => {
    await tie('account-of-marisol');
    const token = await tokenOf();
    const untie = (currentPassword: string) =>
      at.app.inject({
        ...wireCallOf('outside-sign-in.untie', { params: { memberNumber: '200017' }, body: { currentPassword } }),
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await untie('wrong')).statusCode).toBe(400);
    expect((await untie(password)).statusCode).toBe(200);
    expect((await signIn('account-of-marisol')).statusCode).toBe(400);
    await tie('account-of-marisol');
    await query("update logins set password_changed_at = $1 where login_key = 'marisol.okonkwo'", clock.now());
    expect((await signIn('account-of-marisol')).statusCode).toBe(400);
    await query('update logins set password_changed_at = null');
    await query("update logins set locked_at = now() where login_key = 'marisol.okonkwo'");
    expect((await signIn('account-of-marisol')).statusCode).toBeGreaterThanOrEqual(400);
    await query('update logins set locked_at = null');
  });

  it('is tied only with the password, whatever session is open', async () => {
    const token = await tokenOf();
    for (const typed of ['', 'wrong']) expect((await beginTie(token, typed)).statusCode).toBe(400);
    expect(await query('select 1 from outside_attempts')).toEqual([]);
  });
});

describe('an attack on the way back (identity-131)', () => {
  beforeEach(() => tie('account-of-marisol'));

  it('with the state of another browser, no cookie, or another’s code, lets nobody in', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const stolen = await visit(theirs.url, 'account-of-marisol');
    expect((await finish(stolen, '')).statusCode).toBe(400);
    expect((await finish(stolen, mine.cookie)).statusCode).toBe(400);
    // The code slipped into a way of one's own: it belongs to another verifier and nonce.
    const own = await begin();
    const back = await visit(own.url, 'somebody-else');
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await finish(back, own.cookie)).statusCode).toBe(400);
    expect((await finish(stolen, theirs.cookie)).statusCode).toBe(200);
  });

  it('with another issuer, state, or none, lets nobody in', async () => {
    for (const change of [
      (back: URL) => back.searchParams.set('iss', 'https://evil.example'),
      (back: URL) => back.searchParams.delete('iss'),
      (back: URL) => back.searchParams.set('state', 'sign-in.x'),
      (back: URL) => back.searchParams.delete('state'),
      (back: URL) => back.searchParams.delete('code'),
      (back: URL) => back.searchParams.append('state', 'sign-in.x'),
    ])
      expect((await signIn('account-of-marisol', change)).statusCode).toBe(400);
  });

  it('that comes again, or fifty times at once, is taken once', async () => {
    const { url, cookie } = await begin();
    const back = await visit(url, 'account-of-marisol');
    const all = await Promise.all(Array.from({ length: 50 }, () => finish(back, cookie)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await finish(back, cookie)).statusCode).toBe(400);
  });

  it('that comes late is not taken', async () => {
    const { url, cookie } = await begin();
    const back = await visit(url, 'account-of-marisol');
    clock.move(11);
    expect((await finish(back, cookie)).statusCode).toBe(400);
  });

  it('cannot tie a stranger’s account to somebody who is signed in, nor use a tie’s way to sign in', async () => {
    const victim = await tokenOf();
    // The stranger goes the whole way at the provider and sends the victim back with it.
    const stranger = await tokenOf('walter.prine');
    const begun = await beginTie(stranger, password, '200025');
    const sent = await visit(begun.json().url, 'stranger');
    expect((await finishTie(sent, cookieOf(begun), victim)).statusCode).toBe(400);
    const signingIn = await begin();
    const back = await visit(signingIn.url, 'stranger');
    expect((await finishTie(back, signingIn.cookie, victim)).statusCode).toBe(400);
    const own = await beginTie(victim);
    const tying = await visit(own.json().url, 'account-of-marisol');
    expect((await finish(tying, cookieOf(own))).statusCode).toBe(400);
    expect(await query('select subject from outside_identities')).toEqual([{ subject: 'account-of-marisol' }]);
  });

  it('that began at another provider does not end at this one (mix-up)', async () => {
    const { url, cookie } = await begin();
    const back = await visit(url, 'account-of-marisol');
    const before = named;
    if (named) named = { ...named, issuer: 'http://localhost:1' };
    expect((await finish(back, cookie)).statusCode).toBe(400);
    named = before;
  });

  it('nothing of it is in the database in clear', async () => {
    const { url, cookie } = await begin();
    const rows = JSON.stringify(await query('select * from outside_attempts'));
    for (const name of ['state', 'nonce']) expect(rows).not.toContain(new URL(url).searchParams.get(name));
    expect(rows).not.toContain(cookie.split('=')[1]);
  });
});

describe('a provider that is not there (identity-136)', () => {
  it('or that lies within the network, is said so in a sentence, and the password still opens', async () => {
    await bank.close();
    const before = named;
    for (const change of [
      // Known before, but asked anew.
      { clientId: 'another' },
      { issuer: 'http://localhost:1' },
      { issuer: 'https://169.254.169.254' },
      { issuer: 'https://[::1]' },
    ]) {
      if (before) named = { ...before, ...change };
      const answer = await at.app.inject(wireCallOf('outside-sign-in.begin', {}));
      expect(answer.statusCode).toBe(503);
      expect(answer.json().message).toContain('Ridge Bank does not answer right now.');
    }
    named = before;
    expect(await tokenOf()).toMatch(/^[\w-]{43}$/);
  }, 30_000);
});
