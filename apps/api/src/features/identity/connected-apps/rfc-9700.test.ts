import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import {
  agreed,
  locationOf,
  redirectUri,
  scope,
  testBrowser,
  thirdParty,
  tokensIn,
} from '../../../testing/third-party.ts';
import { readConnection } from './public.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let party: Awaited<ReturnType<typeof thirdParty>>;
let other: Awaited<ReturnType<typeof thirdParty>>;
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const reading = (token: string) => readConnection(at.services, token);
const ended = async () => (await query('select ended_by from connections')).map(({ ended_by }) => ended_by);
const open = async (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
  const { url } = await party.begin(parameters);
  return testBrowser(at).open(url, headers);
};
/** What somebody sends who has a code, in a form of their own. */
const redeem = (from: typeof party, code: string, more: Record<string, string> = {}) =>
  from.ask({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...more });
const codeIn = (back: URL): string => back.searchParams.get('code') ?? '';
const refresh = (from: typeof party, token: string) => from.ask({ grant_type: 'refresh_token', refresh_token: token });

beforeAll(async () => {
  at = await testApp({ clock });
  party = await thirdParty(at);
  other = await thirdParty(at, { name: 'Mallory Meters' });
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from connections');
  await query('delete from oauth_tokens');
  await query('delete from attempts');
});

describe('addresses to come back to (RFC 9700 §2.1, §4.1)', () => {
  it('are compared letter by letter; a wrong one is told to nobody, and no browser goes there', async () => {
    for (const wrong of [
      `${redirectUri}/`,
      `${redirectUri}?next=1`,
      `${redirectUri}%2F`,
      'https://brightside.example/back/../back',
      'https://BRIGHTSIDE.example/back',
      'https://brightside.example:443/back',
      'https://brightside.example.evil.example/back',
      'https://brightside.example@evil.example/back',
      'http://brightside.example/back',
      'https://evil.example/back',
    ]) {
      const answer = await open({ redirect_uri: wrong });
      expect([answer.status, answer.headers.get('location')], wrong).toEqual([400, null]);
    }
    expect((await open({ client_id: other.appId, redirect_uri: 'https://evil.example' })).status).toBe(400);
  });

  it('may lead to this machine, for trying', async () => {
    const trial = 'http://localhost:4000/back';
    const trying = await thirdParty(at, { redirectUris: [trial] });
    const { url } = await trying.begin({ redirect_uri: trial });
    expect(locationOf(await testBrowser(at).open(url), at.services.publicUrl).pathname).toBe('/pages/connect');
  });

  it('count at the token endpoint too', async () => {
    const { back, kept } = await agreed(at, party);
    const more = { code_verifier: kept.verifier };
    expect((await redeem(party, codeIn(back), { ...more, redirect_uri: `${redirectUri}/x` })).status).toBe(400);
    const { url } = await party.begin();
    url.searchParams.delete('redirect_uri');
    expect((await testBrowser(at).open(url)).status).toBe(400);
  });
});

describe('a code that is stolen or slipped in (RFC 9700 §4.5)', () => {
  it('is not redeemed by another app, without a secret, with a wrong one, or without its verifier', async () => {
    const { back, kept } = await agreed(at, party);
    const more = { code_verifier: kept.verifier };
    expect((await redeem(other, codeIn(back), more)).status).toBe(400);
    expect((await redeem(party, codeIn(back))).status).toBe(400);
    expect((await redeem(party, codeIn(back), { code_verifier: client.randomPKCECodeVerifier() })).status).toBe(400);
    const form = { grant_type: 'authorization_code', code: codeIn(back), redirect_uri: redirectUri, ...more };
    for (const authorization of ['', `Basic ${btoa(`${party.appId}:wrong`)}`])
      expect((await party.ask(form, { authorization })).status).toBeGreaterThanOrEqual(400);
    expect((await party.take(back, kept)).access_token).toBeDefined();
  });

  it('of another attempt does not fit this one: the verifier is another', async () => {
    const stolen = await agreed(at, party);
    const mine = await party.begin();
    expect((await redeem(party, codeIn(stolen.back), { code_verifier: mine.verifier })).status).toBe(400);
  });

  it('counts once; the second time ends what came of the first', async () => {
    const { back, kept } = await agreed(at, party);
    const tokens = await party.take(back, kept);
    const again = await redeem(party, codeIn(back), { code_verifier: kept.verifier });
    expect([again.status, (await tokensIn(again)).error]).toEqual([400, 'invalid_grant']);
    expect(await reading(tokens.access_token)).toBeUndefined();
    expect(await ended()).toEqual(['reuse']);
    expect((await refresh(party, tokens.refresh_token ?? '')).status).toBe(400);
  });

  it('counts once of fifty at the same time', async () => {
    const { back, kept } = await agreed(at, party);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => redeem(party, codeIn(back), { code_verifier: kept.verifier })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  it('counts for a minute', async () => {
    const { back, kept } = await agreed(at, party);
    clock.move(2);
    expect((await redeem(party, codeIn(back), { code_verifier: kept.verifier })).status).toBe(400);
  });
});

describe('PKCE (RFC 9700 §2.1.1, §4.8)', () => {
  const without = async (from: typeof party, parameters: readonly string[]) => {
    const { url } = await from.begin();
    for (const name of parameters) url.searchParams.delete(name);
    const answer = await testBrowser(at).open(url);
    return locationOf(answer, at.services.publicUrl);
  };

  it('cannot be left out, nor weakened', async () => {
    for (const parameters of [
      ['code_challenge', 'code_challenge_method'],
      ['code_challenge_method'],
      ['code_challenge'],
    ])
      expect((await without(party, parameters)).searchParams.get('error')).toBe('invalid_request');
    const plain = await open({ code_challenge_method: 'plain' });
    expect(locationOf(plain, at.services.publicUrl).searchParams.get('error')).toBe('invalid_request');
  });

  it('may be left out by an app that the office let do so, and then no verifier makes up for it', async () => {
    const old = await thirdParty(at, { requiresPkce: false });
    const begun = await old.begin();
    begun.url.searchParams.delete('code_challenge');
    begun.url.searchParams.delete('code_challenge_method');
    const { back } = await agreed(at, old, { begun });
    expect((await redeem(old, codeIn(back), { code_verifier: begun.verifier })).status).toBe(400);
    expect((await redeem(old, codeIn(back))).status).toBe(200);
  });
});

describe('mix-up (RFC 9700 §4.4)', () => {
  it('is seen by the issuer in each answer, an error too', async () => {
    const issuer = new URL(at.services.publicUrl).origin;
    const { back, kept } = await agreed(at, party);
    expect(back.searchParams.get('iss')).toBe(issuer);
    const wrong = locationOf(await open({ scope: 'openid' }), at.services.publicUrl);
    expect(wrong.searchParams.get('iss')).toBe(issuer);
    back.searchParams.set('iss', 'https://evil.example');
    await expect(party.take(back, kept)).rejects.toThrow();
  });

  it('an answer with another state is not taken', async () => {
    const { back, kept } = await agreed(at, party);
    back.searchParams.set('state', client.randomState());
    await expect(party.take(back, kept)).rejects.toThrow();
  });
});

describe('refresh tokens (RFC 9700 §2.2.2, §4.14)', () => {
  const begun = async () => {
    const { back, kept } = await agreed(at, party);
    return party.take(back, kept);
  };

  it('are another each time; one that comes back after its successor was used ends the connection', async () => {
    const first = await begun();
    const second = await client.refreshTokenGrant(party.config, first.refresh_token ?? '');
    clock.move(1);
    const third = await client.refreshTokenGrant(party.config, second.refresh_token ?? '');
    clock.move(1);
    expect((await refresh(party, first.refresh_token ?? '')).status).toBe(400);
    expect(await ended()).toEqual(['reuse']);
    expect(await reading(third.access_token)).toBeUndefined();
    expect((await refresh(party, third.refresh_token ?? '')).status).toBe(400);
  });

  it('count once of fifty at the same time, and the connection goes on', async () => {
    const first = await begun();
    const all = await Promise.all(Array.from({ length: 50 }, () => refresh(party, first.refresh_token ?? '')));
    const [won, ...others] = all.filter(({ status }) => status === 200);
    if (won === undefined) throw new Error('none was answered');
    expect(others).toEqual([]);
    const tokens = await tokensIn(won);
    expect(await reading(tokens.access_token)).toBeDefined();
    expect((await refresh(party, tokens.refresh_token)).status).toBe(200);
    expect(await ended()).toEqual([null]);
  });

  it('may come again where the answer was lost, and what was lost opens nothing', async () => {
    const first = await begun();
    const lost = await client.refreshTokenGrant(party.config, first.refresh_token ?? '');
    clock.move(1);
    const again = await client.refreshTokenGrant(party.config, first.refresh_token ?? '');
    expect((await refresh(party, lost.refresh_token ?? '')).status).toBe(400);
    clock.move(1);
    expect((await refresh(party, again.refresh_token ?? '')).status).toBe(200);
  });

  it('open nothing for another app, and ask for no more than was allowed', async () => {
    const { refresh_token: token = '' } = await begun();
    expect((await refresh(other, token)).status).toBe(400);
    const wider = { grant_type: 'refresh_token', refresh_token: token, scope };
    expect((await party.ask(wider)).status).toBe(400);
    await Promise.allSettled([client.tokenRevocation(other.config, token)]);
    expect((await refresh(party, token)).status).toBe(200);
  });
});

describe('what is not offered (RFC 9700 §2.1.2, §2.4)', () => {
  it('tokens in an address, a member’s password, and other origins’ scripts', async () => {
    for (const type of ['token', 'id_token', 'code token'])
      expect(locationOf(await open({ response_type: type }), at.services.publicUrl).href).toContain(
        'unsupported_response_type',
      );
    const form = { grant_type: 'password', username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
    expect((await tokensIn(await party.ask(form))).error).toBe('unsupported_grant_type');
    const script = await party.ask({ grant_type: 'client_credentials', scope }, { origin: 'https://evil.example' });
    expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  });

  it('a host that the caller makes up', async () => {
    const answer = await fetch(new URL('/.well-known/oauth-authorization-server', at.services.publicUrl), {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(JSON.stringify(await answer.json())).not.toContain('evil.example');
  });
});
