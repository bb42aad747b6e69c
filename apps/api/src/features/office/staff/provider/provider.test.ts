import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../platform/process/free-port.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { cookieIn, movedClock, testOffice } from '../../../../testing/office.ts';
import { visitProvider } from '../../../../testing/outside-provider.ts';
import { unknownAssertion } from '../../../../testing/passkey-calls.ts';
import { officeProviderOf } from './office-provider.ts';

const officeUrl = 'http://localhost:3003';
const strong = 'urn:example:second-step';
/** Who the provider knows, with what it says of them. */
const accounts: Record<string, { email: string; name: string; groups: string[] }> = {
  ann: { email: 'ann@coop.example', name: 'Ann Sorensen', groups: [] },
  bob: { email: 'bob@coop.example', name: 'Bob Reyes', groups: ['office-admins', 'everybody'] },
  eve: { email: 'ann@coop.example', name: 'Eve', groups: ['everybody'] },
};
const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let server: Server;
let issuer: string;

beforeAll(async () => {
  const port = await freePort();
  issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'office',
        client_secret: 'a secret of the office',
        redirect_uris: [`${officeUrl}/v1/sign-in/callback`],
      },
    ],
    claims: { openid: ['sub', 'groups', 'acr'], email: ['email'], profile: ['name'] },
    acrValues: [strong],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, id) => {
      const known = accounts[id];
      return known && { accountId: id, claims: async () => ({ sub: id, ...known }) };
    },
  });
  server = provider.listen(port, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  expect((server.address() as AddressInfo).port).toBe(port);
  at = await testApp();
  office = await testOffice(at, {
    clock,
    officeUrl,
    provider: officeProviderOf({
      issuer,
      clientId: 'office',
      clientSecret: 'a secret of the office',
      acr: [strong],
      groupsClaim: 'groups',
      groups: new Map([['office-admins', ['admin']]]),
    }),
  });
});
afterAll(async () => {
  await office.close();
  await at.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Begins, is at the provider as somebody, and comes back as a browser does from another site. */
async function signIn(account: string, invitation?: string, change: (back: URL) => void = () => undefined) {
  const begun = await office.call('staff-sign-in.start-provider', { body: { ...(invitation && { invitation }) } });
  expect(String(begun.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax; Max-Age=600$/);
  const back = await visitProvider(begun.json().url, account, officeUrl);
  change(back);
  return comeBack(back, cookieIn(begun));
}
const arrival = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const comeBack = (back: URL, cookie: string) =>
  office.app.inject({ url: `${back.pathname}${back.search}`, headers: { ...arrival, cookie } });
const me = async (answer: Awaited<ReturnType<typeof comeBack>>) =>
  (await office.call('staff-session.me', {}, { cookie: cookieIn(answer) })).json();

describe('the provider', () => {
  it('lets in whom an invitation names, and knows them again by who they are there', async () => {
    const invitation = await office.invite('ann@coop.example', ['clerk'], 'Ann');
    const joined = await signIn('ann', invitation);
    expect([joined.statusCode, joined.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(joined.body).toContain('http-equiv="refresh" content="0;url=/"');
    expect(await me(joined)).toMatchObject({ name: 'Ann', roles: ['clerk'], needsSecondStep: true });
    expect((await me(await signIn('ann'))).email).toBe('ann@coop.example');
    expect((await signIn('ann', invitation)).statusCode).toBe(200);
  });

  it('lets nobody in by an e-mail address, nor by a group that nobody named', async () => {
    const eve = await signIn('eve');
    expect([eve.statusCode, eve.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(eve.body).toContain('content="0;url=/sign-in?refused=not-admitted"');
    const { rows } = await at.database.pool.query("select facts from audit where act = 'staff-sign-in-failed'");
    expect(rows).toEqual([{ facts: '{"way":"provider"}' }]);
  });

  it('one person has one account: an invitation to another one is not taken by them', async () => {
    const invitation = await office.invite('second@coop.example', ['admin']);
    await signIn('ann', invitation);
    const { rows } = await at.database.pool.query("select joined_at from staff where email = 'second@coop.example'");
    expect(rows).toEqual([{ joined_at: null }]);
  });

  it('a group lets in with its roles, and shuts out again; without a second step there only that is open here', async () => {
    const bob = await signIn('bob');
    const him = await me(bob);
    expect(him).toMatchObject({ name: 'Bob Reyes', roles: ['admin'], needsSecondStep: true });
    const list = await office.call('staff.list', {}, { cookie: cookieIn(bob) });
    expect([list.statusCode, list.json().code]).toEqual([403, 4032]);
    accounts.bob = { email: 'bob@coop.example', name: 'Bob Reyes', groups: ['everybody'] };
    expect((await signIn('bob')).statusCode).toBe(403);
  });

  it('lets in as many from one network as come: who was let in has spent no try', async () => {
    await at.database.pool.query("delete from attempts where key like 'office:%'");
    for (let tried = 0; tried < 59; tried += 1)
      await office.call('staff-sign-in.passkey', { body: { assertion: unknownAssertion } });
    for (let times = 0; times < 3; times += 1) expect((await signIn('ann')).statusCode).toBe(200);
    expect((await signIn('eve')).statusCode).toBe(403);
    expect((await office.call('staff-sign-in.start-provider', { body: {} })).statusCode).toBe(429);
    await at.database.pool.query("delete from attempts where key like 'office:%'");
  });

  it('an answer counts once, in the browser that asked, within ten minutes, as it was given', async () => {
    const begun = await office.call('staff-sign-in.start-provider', { body: {} });
    const back = await visitProvider(begun.json().url, 'ann', officeUrl);
    expect((await comeBack(back, '')).body).toContain('content="0;url=/sign-in?refused=too-late"');
    const other = await office.call('staff-sign-in.start-provider', { body: {} });
    expect((await comeBack(back, cookieIn(other))).statusCode).toBe(400);
    expect((await comeBack(back, cookieIn(begun))).statusCode).toBe(200);
    expect((await comeBack(back, cookieIn(begun))).statusCode).toBe(400);
    expect((await signIn('ann', undefined, (url) => url.searchParams.set('state', 'x'))).statusCode).toBe(400);
    const late = await office.call('staff-sign-in.start-provider', { body: {} });
    const answer = await visitProvider(late.json().url, 'ann', officeUrl);
    clock.move(11);
    expect((await comeBack(answer, cookieIn(late))).statusCode).toBe(400);
  });

  it('whoever was turned off is not let in', async () => {
    await at.database.pool.query("update staff set disabled_at = now() where email = 'ann@coop.example'");
    expect((await signIn('ann')).statusCode).toBe(403);
  });
});
