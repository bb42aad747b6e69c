import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import { siteReturn as back, siteVisits } from '../../../testing/site-visits.ts';
import { softwarePasskey } from '../../../testing/software-passkey.ts';
import {
  locationOf,
  memberAt,
  redirectUri,
  siteClient,
  testBrowser,
  thirdParty,
} from '../../../testing/third-party.ts';
import { readConnection } from './public.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let forum: Awaited<ReturnType<typeof thirdParty>>;
let shop: Awaited<ReturnType<typeof thirdParty>>;
let data: Awaited<ReturnType<typeof thirdParty>>;
let visits: ReturnType<typeof siteVisits>;
const asked: typeof visits.asked = (...given) => visits.asked(...given);
const came: typeof visits.came = (...given) => visits.came(...given);
const take: typeof visits.take = (...given) => visits.take(...given);
const signedIn: typeof visits.signedIn = (...given) => visits.signedIn(...given);
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  at = await testApp({ clock });
  visits = siteVisits(at);
  forum = await thirdParty(at, siteClient);
  shop = await thirdParty(at, { ...siteClient, name: 'Shop', told: ['email'] });
  data = await thirdParty(at);
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from connections');
  await query('delete from oauth_tokens');
  await query('delete from attempts');
});

describe('another site of the co-op (identity-120, identity-121)', () => {
  it('signs a member in with openid-client, by a signed id_token, and is told what was allowed', async () => {
    const metadata = forum.config.serverMetadata();
    expect(metadata).toMatchObject({
      ...{ subject_types_supported: ['pairwise'], id_token_signing_alg_values_supported: ['RS256'] },
      ...{ response_types_supported: ['code'], code_challenge_methods_supported: ['S256'] },
    });
    const { tokens, told } = await signedIn(forum);
    expect(tokens.refresh_token).toBeUndefined();
    expect(tokens.resourceURI).toBeUndefined();
    expect(Object.keys(tokens.claims() ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'nonce', 'sub']);
    expect(await told()).toEqual({
      sub: tokens.claims()?.sub,
      ...{ member_number: '200017', accounts: expect.arrayContaining(['104471882', '104480316']) },
      ...{ name: expect.stringContaining('Okonkwo'), email: expect.stringContaining('@') },
    });
  });

  it('is told by less scope less, and asks for nothing that the office did not allow', async () => {
    const { told, sub } = await signedIn(forum, { scope: 'openid member' });
    expect(await told()).toEqual({ sub, member_number: '200017' });
    for (const scope of ['openid member', 'openid FB=4_15', 'FB=4_15', 'email', ''])
      expect((await asked(shop, { scope })).to.searchParams.get('error'), scope).toMatch(/^invalid_(scope|request)$/);
    expect((await asked(shop, { scope: 'openid email' })).to.pathname).toBe('/pages/connect');
  });

  it('knows a member by the same sub each time, and by another than every other site does (identity-122)', async () => {
    const [first, second] = [await signedIn(forum), await signedIn(forum)];
    expect(second.sub).toBe(first.sub);
    const elsewhere = await signedIn(shop, { scope: 'openid' });
    expect(elsewhere.sub).not.toBe(first.sub);
    const other = await signedIn(forum, {}, 'della.marsh');
    expect(other.sub).not.toBe(first.sub);
    await query("update logins set login_key = 'new.name' where login_key = 'marisol.okonkwo'");
    await query("update logins set login_key = 'marisol.okonkwo' where login_key = 'new.name'");
    expect((await signedIn(forum)).sub).toBe(first.sub);
    expect(await query('select 1 from connections')).toHaveLength(3);
  });

  it('never gets data, and who gets data is never told who it is', async () => {
    const { tokens } = await signedIn(forum);
    expect(await readConnection(at.services, tokens.access_token)).toBeUndefined();
    const espi = await at.app.inject({
      url: '/espi/1_1/resource/UsagePoint',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(espi.statusCode).toBe(401);
    const resource = `${at.services.publicUrl}/espi/1_1/resource`;
    expect((await asked(forum, { resource })).to.searchParams.get('error')).toBe('invalid_target');
    for (const form of [{ grant_type: 'client_credentials' }, { grant_type: 'client_credentials', scope: 'FB=4_15' }])
      expect((await forum.ask(form)).status).toBe(400);
    for (const scope of ['openid', 'openid FB=4_15', 'FB=4_15 openid email'])
      expect((await asked(data, { redirect_uri: redirectUri, scope })).to.searchParams.get('error')).toBe(
        'invalid_scope',
      );
    const theirs = await client.clientCredentialsGrant(data.config, { scope: 'FB=4_15' });
    const told = await fetch(new URL('/oauth/userinfo', at.services.publicUrl), {
      headers: { authorization: `Bearer ${theirs.access_token}` },
    });
    expect(told.status).toBe(401);
  });

  it('is no data request to a member, nor the other way round', async () => {
    const { requestId, browser } = await asked(forum);
    const member = await memberAt(at, browser);
    expect((await member.see(requestId)).json()).toMatchObject({
      ...{ kind: 'sign-in', told: ['member', 'accounts', 'profile', 'email'], kinds: [], historyMonths: [] },
    });
    expect((await member.allow(requestId)).statusCode).toBe(404);
    const request = await data.begin();
    const to = locationOf(await browser.open(request.url), at.services.publicUrl);
    expect((await member.signIn(to.searchParams.get('request') ?? '')).statusCode).toBe(404);
    expect(await query('select 1 from connections')).toEqual([]);
  });
});

describe('a sign-in that somebody tampers with', () => {
  it('comes back to registered addresses alone, letter by letter', async () => {
    for (const wrong of [`${back}/`, `${back}?x=1`, 'https://forum.example', 'https://evil.example/back']) {
      const { url } = await forum.begin({ redirect_uri: wrong, scope: 'openid' });
      const answer = await testBrowser(at).open(url);
      expect([answer.status, answer.headers.get('location')], wrong).toEqual([400, null]);
    }
  });

  it('is answered once: a code that comes again ends what came of the first, and of fifty one counts', async () => {
    const way = await came(forum);
    const tokens = await take(forum, way);
    await expect(take(forum, way)).rejects.toThrow();
    await expect(client.fetchUserInfo(forum.config, tokens.access_token, client.skipSubjectCheck)).rejects.toThrow();
    const another = await came(forum);
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => take(forum, another)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is answered once by fifty answers at the same time', async () => {
    const { browser, requestId } = await asked(forum);
    const member = await memberAt(at, browser);
    const all = await Promise.all(Array.from({ length: 50 }, () => member.signIn(requestId)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await query('select reads from connections')).toEqual([{ reads: 1 }]);
  }, 60_000);

  it('fits no other site, verifier, state, nonce or browser', async () => {
    const way = await came(forum);
    await expect(take(shop, way)).rejects.toThrow();
    const kept = { ...way.kept };
    for (const changed of [
      { ...kept, verifier: client.randomPKCECodeVerifier() },
      { ...kept, state: client.randomState() },
    ])
      await expect(take(forum, { ...way, kept: changed })).rejects.toThrow();
    const fresh = await came(forum);
    await expect(take(forum, { ...fresh, kept: { ...fresh.kept, nonce: 'another' } })).rejects.toThrow();
    const { requestId } = await asked(forum);
    const stranger = await memberAt(at, testBrowser(at));
    expect((await stranger.signIn(requestId)).statusCode).toBe(404);
  });
});

/** How many minutes ago the member was there, by what the site is told. */
async function minutesSince(
  { browser, kept }: Awaited<ReturnType<typeof asked>>,
  yes: Awaited<ReturnType<Awaited<ReturnType<typeof memberAt>>['signIn']>>,
): Promise<number> {
  const here = locationOf(await browser.open(yes.json().continueAt), at.services.publicUrl);
  const response = await forum.ask({
    ...{ grant_type: 'authorization_code', code: here.searchParams.get('code') ?? '', redirect_uri: back },
    code_verifier: kept.verifier,
  });
  const { id_token } = (await response.json()) as { id_token: string };
  const { auth_time } = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
  return Math.floor((clock.now().getTime() / 1000 - auth_time) / 60);
}

describe('how fresh a sign-in is (identity-124)', () => {
  it('nobody is signed in without being asked', async () => {
    const { to, kept } = await asked(forum, { prompt: 'none' });
    expect([to.searchParams.get('error'), to.searchParams.get('state')]).toEqual(['login_required', kept.state]);
  });

  it('one older than fifteen minutes, or than the site wants, is asked for the password, and says since when', async () => {
    const { browser, requestId } = await asked(forum);
    const member = await memberAt(at, browser);
    clock.move(6);
    expect((await member.see(requestId)).json().asksPassword).toBe(false);
    const young = await asked(forum, { max_age: '300' }, browser);
    expect((await member.see(young.requestId)).json().asksPassword).toBe(true);
    expect((await member.signIn(young.requestId)).statusCode).toBe(400);
    expect((await member.signIn(young.requestId, 'wrong')).statusCode).toBe(400);
    expect(await minutesSince(young, await member.signIn(young.requestId, 'Rochdale-demo-1!'))).toBe(0);
    clock.move(16);
    const old = await asked(forum, {}, browser);
    expect((await member.see(old.requestId)).json().asksPassword).toBe(true);
  });

  it('a passkey shown instead of the password is what it is told of', async () => {
    const browser = testBrowser(at);
    const member = await memberAt(at, browser);
    const own = async (path: string, payload: object) => {
      const headers = { authorization: `Bearer ${member.token}`, cookie: browser.cookie() };
      const answer = await at.app.inject({ method: 'POST', url: `/v3/member/200017/${path}`, headers, payload });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    };
    const key = softwarePasskey(at.services.publicUrl);
    const { challenge } = await own('passkeys/options', { currentPassword: 'Rochdale-demo-1!' });
    await own('passkeys', { name: 'Phone', registration: key.make(challenge) });
    clock.move(10);
    const young = await asked(forum, { max_age: '300' }, browser);
    await own('passkey-proof', { assertion: key.use((await own('passkey-proof/options', {})).challenge) });
    expect((await member.see(young.requestId)).json().asksPassword).toBe(false);
    expect(await minutesSince(young, await member.signIn(young.requestId))).toBe(0);
  });

  it('prompt=login asks whoever is signed in already', async () => {
    const browser = testBrowser(at);
    const member = await memberAt(at, browser);
    clock.move(1);
    const { requestId } = await asked(forum, { prompt: 'login' }, browser);
    expect((await member.see(requestId)).json().asksPassword).toBe(true);
    expect((await member.signIn(requestId)).statusCode).toBe(400);
    expect((await member.signIn(requestId, 'Rochdale-demo-1!')).statusCode).toBe(200);
  });
});

describe('a sign-in elsewhere ends (identity-125)', () => {
  const endsBy = async (act: (member: Awaited<ReturnType<typeof came>>['member']) => Promise<unknown>) => {
    const way = await came(forum);
    const tokens = await take(forum, way);
    const sub = tokens.claims()?.sub ?? '';
    await client.fetchUserInfo(forum.config, tokens.access_token, sub);
    await act(way.member);
    await expect(client.fetchUserInfo(forum.config, tokens.access_token, sub)).rejects.toThrow();
  };

  it('by the member, who sees it among connected apps', async () => {
    await endsBy(async (member) => {
      const { apps } = (await member.list()).json();
      expect(apps).toMatchObject([
        { kind: 'sign-in', appName: 'Members’ Forum', told: ['member', 'accounts', 'profile', 'email'], reads: 1 },
      ]);
      await member.end(apps[0].connectionId);
      expect((await member.list()).json()).toEqual({ apps: [] });
    });
  });

  it('with a changed password, a locked or closed login and a stopped site', async () => {
    await endsBy(() =>
      query("update logins set password_changed_at = $1 where login_key = 'marisol.okonkwo'", clock.now()),
    );
    await query('update logins set password_changed_at = null');
    await endsBy(() => query("update logins set locked_at = now() where login_key = 'marisol.okonkwo'"));
    await query('update logins set locked_at = null');
    await endsBy(() => query('update third_parties set suspended_at = now() where app_id = $1', forum.appId));
    await query('update third_parties set suspended_at = null');
  });
});
