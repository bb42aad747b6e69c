import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import {
  agreed,
  locationOf,
  memberAt,
  redirectUri,
  scope,
  testBrowser,
  thirdParty,
} from '../../../testing/third-party.ts';
import { connectionsOf, readAppToken, readConnection } from './public.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let party: Awaited<ReturnType<typeof thirdParty>>;
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const reading = (token: string) => readConnection(at.services, token);
const taken = async (changed: object = {}) => {
  const { back, kept, member } = await agreed(at, party, { changed });
  return { tokens: await party.take(back, kept), member };
};
const requestAt = async (browser: ReturnType<typeof testBrowser>, parameters: Record<string, string> = {}) => {
  const kept = await party.begin(parameters);
  const to = locationOf(await browser.open(kept.url), at.services.publicUrl);
  return { kept, to, requestId: to.searchParams.get('request') ?? '' };
};

beforeAll(async () => {
  at = await testApp({ clock });
  party = await thirdParty(at);
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from connections');
  await query('delete from oauth_tokens');
  await query('delete from attempts');
  await query('delete from security_events');
});

describe('an app (identity-113)', () => {
  it('asks with openid-client, the member says yes, and it reads what was chosen and nothing else', async () => {
    const browser = testBrowser(at);
    const member = await memberAt(at, browser);
    const { kept, to, requestId } = await requestAt(browser);
    expect(to.pathname).toBe('/pages/connect');
    expect((await member.see(requestId)).json()).toMatchObject({
      ...{ appName: 'Brightside Solar', memberNumber: '200017', asksPassword: false },
      ...{ kinds: ['use', 'bills', 'sent-back'], historyMonths: [3, 12, 24] },
    });
    const allowed = await member.allow(requestId);
    expect(allowed.statusCode).toBe(200);
    const back = locationOf(await browser.open(allowed.json().continueAt), at.services.publicUrl);
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
    expect(back.searchParams.get('iss')).toBe(new URL(at.services.publicUrl).origin);
    const tokens = await party.take(back, kept);
    expect(tokens).toMatchObject({
      ...{ token_type: 'bearer', expires_in: 3600 },
      scope: 'FB=1_3_4_5_15;IntervalDuration=3600;BlockDuration=monthly;HistoryLength=12',
    });
    const found = await reading(tokens.access_token);
    expect(found).toMatchObject({
      ...{ appId: party.appId, loginId: 'marisol.okonkwo', accounts: ['104471882', '104480316'] },
      functionBlocks: [1, 3, 4, 5, 15],
    });
    expect(tokens.resourceURI).toMatch(`/espi/1_1/resource/Batch/Subscription/${found?.connectionId}`);
    expect(await connectionsOf(at.services, party.appId)).toEqual([found]);
  });

  it('reads as data what was chosen, in one feed too, and nothing once the member ends it (energy-93)', async () => {
    const { tokens, member } = await taken({ accounts: [{ accountNumber: '104471882' }] });
    const resource = async (path: string) =>
      at.app.inject({
        url: path.startsWith('http') ? new URL(path).pathname : `/espi/1_1/resource/${path}`,
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
    const points = await resource('UsagePoint');
    expect(points.statusCode).toBe(200);
    expect(points.body.match(/<entry>/g)).toHaveLength(1);
    const all = await resource(String(tokens.resourceURI));
    expect(all.statusCode).toBe(200);
    expect(all.body).toContain('IntervalReading');
    expect(all.body).not.toContain('<cost>');
    const other = await taken();
    const theirs = new URL(String(other.tokens.resourceURI)).pathname;
    expect((await resource(theirs.replace('/espi/1_1/resource/', ''))).statusCode).toBe(404);
    const { connectionId } = (await reading(tokens.access_token)) ?? {};
    expect((await query('select reads from connections where connection_id = $1', connectionId))[0].reads).toBe(3);
    await member.end(connectionId ?? '');
    expect((await resource('UsagePoint')).statusCode).toBe(401);
  });

  it('refreshes, and the token before opens no second time', async () => {
    const { tokens } = await taken();
    const fresh = await client.refreshTokenGrant(party.config, tokens.refresh_token ?? '');
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token);
    expect(await reading(fresh.access_token)).toEqual(await reading(tokens.access_token));
  });

  it('is told that the member refused, and reads nothing', async () => {
    const browser = testBrowser(at);
    const member = await memberAt(at, browser);
    const { kept, requestId } = await requestAt(browser);
    const { continueAt } = (await member.refuse(requestId)).json();
    const back = locationOf(await browser.open(continueAt), at.services.publicUrl);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe(kept.state);
    expect(await query('select 1 from connections')).toEqual([]);
  });

  it('has a token of its own, by which no member’s data are read', async () => {
    const own = await client.clientCredentialsGrant(party.config, { scope });
    expect(own.refresh_token).toBeUndefined();
    expect(await readAppToken(at.services, own.access_token)).toBe(party.appId);
    expect(await reading(own.access_token)).toBeUndefined();
    await query('update third_parties set suspended_at = now() where app_id = $1', party.appId);
    expect(await readAppToken(at.services, own.access_token)).toBeUndefined();
    await query('update third_parties set suspended_at = null');
  });

  it('is refused a scope that was not registered, or is none', async () => {
    for (const wrong of ['openid', 'FB=99', 'FB=4_16', 'FB=4 FB=5', '']) {
      const { to } = await requestAt(testBrowser(at), { scope: wrong });
      expect([`${to.origin}${to.pathname}`, to.searchParams.get('error')], wrong).toEqual([
        redirectUri,
        'invalid_scope',
      ]);
    }
  });

  it('nothing of a token, a code or a request is in the database but its hash (identity-117)', async () => {
    const { back, kept, requestId } = await agreed(at, party);
    const code = back.searchParams.get('code') ?? '';
    const before = JSON.stringify(await query('select * from oauth_tokens'));
    const tokens = await party.take(back, kept);
    const after = JSON.stringify(await query('select * from oauth_tokens'));
    for (const text of [code, requestId, tokens.access_token, tokens.refresh_token ?? '-', party.secret]) {
      expect(before).not.toContain(text);
      expect(after).not.toContain(text);
    }
  });
});

describe('what a member allowed ends (identity-119)', () => {
  const closes = async (act: () => Promise<unknown>) => {
    const { tokens, member } = await taken();
    expect(await reading(tokens.access_token)).toBeDefined();
    await act.call(undefined);
    expect(await reading(tokens.access_token)).toBeUndefined();
    await expect(client.refreshTokenGrant(party.config, tokens.refresh_token ?? '')).rejects.toThrow();
    return { tokens, member };
  };

  it('by the member, at once, in every process; once more it answers the same', async () => {
    const { tokens, member } = await taken();
    const { apps } = (await member.list()).json();
    expect(apps).toMatchObject([{ appName: 'Brightside Solar', kinds: ['use', 'bills'], reads: 0, isPaused: false }]);
    const [{ connectionId }] = apps;
    const stranger = await memberAt(at, testBrowser(at), 'greta.solheim');
    await stranger.end(connectionId, '200801');
    expect(await reading(tokens.access_token)).toBeDefined();
    for (const _ of [1, 2]) expect((await member.end(connectionId)).statusCode).toBe(200);
    expect(await reading(tokens.access_token)).toBeUndefined();
    expect((await member.list()).json()).toEqual({ apps: [] });
    expect(await query("select member_number from security_events where kind = 'app-ended'")).toHaveLength(1);
  });

  it('by the app, when it revokes its refresh token', async () => {
    const { tokens } = await taken();
    await client.tokenRevocation(party.config, tokens.refresh_token ?? '');
    expect(await reading(tokens.access_token)).toBeUndefined();
    expect(await query('select ended_by from connections')).toEqual([{ ended_by: 'app' }]);
  });

  it('with a changed password, a locked login, a suspended app, and on its last day', async () => {
    await closes(() => query("update logins set password_changed_at = now() where login_key = 'marisol.okonkwo'"));
    await query('update logins set password_changed_at = null');
    await closes(() => query("update logins set locked_at = now() where login_key = 'marisol.okonkwo'"));
    await query('update logins set locked_at = null');
    await closes(() => query('update third_parties set suspended_at = now()'));
    await query('update third_parties set suspended_at = null');
    await closes(() => query("update connections set until_day = '2026-01-01'"));
  });

  it('goes with the login that is deleted, and stays with one that gets another username', async () => {
    const { tokens } = await taken();
    await query("update logins set login_key = 'new.name' where login_key = 'marisol.okonkwo'");
    expect(await reading(tokens.access_token)).toMatchObject({ loginId: 'new.name' });
    await client.refreshTokenGrant(party.config, tokens.refresh_token ?? '');
    await query("update logins set login_key = 'marisol.okonkwo' where login_key = 'new.name'");
  });

  it('of an account that is the member’s no more, though of the others it goes on', async () => {
    const { tokens } = await taken();
    await query("update accounts set member_number = '200025' where account_number = '104480316'");
    expect((await reading(tokens.access_token))?.accounts).toEqual(['104471882']);
    await query("update accounts set member_number = '200017' where account_number = '104480316'");
  });

  it('of an account that somebody was let in to manage, with the delegation', async () => {
    const { tokens } = await taken();
    await query("update connections set member_number = '200025', account_numbers = '{104500017}'");
    expect(await reading(tokens.access_token)).toBeUndefined();
    const grant = (scope: string) =>
      query(
        "insert into login_grants (login_key, member_number, account_number, scope, given_by) values ('marisol.okonkwo', '200025', '104500017', $1, 'delegation')",
        scope,
      );
    await grant('see');
    expect(await reading(tokens.access_token)).toBeUndefined();
    await query("delete from login_grants where member_number = '200025' and login_key = 'marisol.okonkwo'");
    await grant('manage');
    expect((await reading(tokens.access_token))?.accounts).toEqual(['104500017']);
    await query("delete from login_grants where member_number = '200025' and login_key = 'marisol.okonkwo'");
    expect(await reading(tokens.access_token)).toBeUndefined();
  });
});
