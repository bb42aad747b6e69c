import { randomBytes, randomUUID } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import type { testApp } from '../platform/testing/test-app.ts';
import { hashOf } from '../platform/tokens/token-store.ts';
import { thirdParties } from '../tables/connected-apps.ts';
import { wireCallOf } from './well-formed-calls.ts';

type At = Awaited<ReturnType<typeof testApp>>;

/** How the co-op's other site is registered. */
export const siteClient = {
  ...{ kind: 'sign-in', name: 'Members’ Forum', siteUrl: 'https://forum.example', functionBlocks: [] },
  ...{ redirectUris: ['https://forum.example/back'], told: ['member', 'accounts', 'profile', 'email'] },
} satisfies Partial<typeof thirdParties.$inferInsert>;

export const redirectUri = 'https://brightside.example/back';
export const scope = 'FB=1_3_4_5_7_15;IntervalDuration=3600;BlockDuration=monthly;HistoryLength=24';

/** A company that the office has registered, as it stands at its own desk: with `openid-client`. */
export async function thirdParty(at: At, changed: Partial<typeof thirdParties.$inferInsert> = {}) {
  const secret = randomBytes(32).toString('base64url');
  const appId = randomUUID();
  const now = new Date();
  await at.database.db.insert(thirdParties).values({
    ...{ appId, kind: 'data', name: 'Brightside Solar', siteUrl: 'https://brightside.example', requiresPkce: true },
    ...{ privacyUrl: 'https://brightside.example/privacy', contactEmail: 'data@brightside.example' },
    ...{ told: [], redirectUris: [redirectUri], functionBlocks: [1, 3, 4, 5, 7, 15], secretHash: hashOf(secret) },
    ...{ madeAt: now, takenAt: now },
    ...changed,
  });
  return companyAt(at, appId, secret, changed.kind === 'sign-in' ? 'oidc' : 'oauth2');
}

/** The company's own side, with what the office gave it. */
export async function companyAt(at: At, appId: string, secret: string, algorithm: 'oidc' | 'oauth2' = 'oauth2') {
  const config = await client.discovery(
    new URL(at.services.publicUrl),
    appId,
    undefined,
    client.ClientSecretBasic(secret),
    { algorithm, execute: [client.allowInsecureRequests] },
  );
  return {
    appId,
    secret,
    config,
    /** Begins: where it sends the browser, and what it keeps until the browser is back. */
    begin: async (parameters: Record<string, string> = {}) => {
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const url = client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope, state, code_challenge_method: 'S256' },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        ...parameters,
      });
      return { url, verifier, state };
    },
    /** Takes tokens for what the browser brought back. */
    take: (back: URL, { verifier, state }: { readonly verifier: string; readonly state: string }) =>
      client.authorizationCodeGrant(config, back, { pkceCodeVerifier: verifier, expectedState: state }),
    /** Asks the token endpoint without the library's care. */
    ask: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(new URL('/oauth/token', at.services.publicUrl), {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${appId}:${secret}`)}`, ...headers },
        body: new URLSearchParams(form),
      }),
  };
}

/** A browser: keeps cookies, and stops at each answer. */
export function testBrowser(at: At) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  return {
    cookies,
    cookie,
    open: async (url: string | URL, headers: Record<string, string> = {}) => {
      const answer = await fetch(new URL(url, at.services.publicUrl), {
        redirect: 'manual',
        headers: { cookie: cookie(), ...headers },
      });
      for (const given of answer.headers.getSetCookie()) {
        const [pair = ''] = given.split(';');
        const split = pair.indexOf('=');
        if (/expires=Thu, 01 Jan 1970/.test(given)) cookies.delete(pair.slice(0, split));
        else cookies.set(pair.slice(0, split), pair.slice(split + 1));
      }
      return answer;
    },
  };
}

/** Where an answer sends the browser. */
export const locationOf = (answer: Response, base: string): URL => new URL(answer.headers.get('location') ?? '', base);

/** A member at the portal's page, in a browser. */
export async function memberAt(at: At, browser: ReturnType<typeof testBrowser>, username = 'marisol.okonkwo') {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token: string = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  const headers = () => ({ authorization: `Bearer ${token}`, cookie: browser.cookie() });
  const allowed = {
    ...{ accounts: [{ accountNumber: '104471882' }, { accountNumber: '104480316' }], kinds: ['use', 'bills'] },
    ...{ historyMonths: 12, untilMonths: 3, currentPassword: '' },
  };
  return {
    token,
    see: (requestId: string) =>
      at.app.inject({ ...wireCallOf('connected-apps.see-request', { params: { requestId } }), headers: headers() }),
    allow: (requestId: string, changed: object = {}) =>
      at.app.inject({
        ...wireCallOf('connected-apps.allow', { params: { requestId }, body: { ...allowed, ...changed } }),
        headers: headers(),
      }),
    signIn: (requestId: string, currentPassword = '') =>
      at.app.inject({
        ...wireCallOf('connected-apps.sign-in', { params: { requestId }, body: { currentPassword } }),
        headers: headers(),
      }),
    refuse: (requestId: string) =>
      at.app.inject({ ...wireCallOf('connected-apps.refuse', { params: { requestId } }), headers: headers() }),
    list: (memberNumber = '200017') =>
      at.app.inject({ ...wireCallOf('connected-apps.list', { params: { memberNumber } }), headers: headers() }),
    end: (connectionId: string, memberNumber = '200017') =>
      at.app.inject({
        ...wireCallOf('connected-apps.end', { params: { memberNumber, connectionId } }),
        headers: headers(),
      }),
  };
}

/** Goes the whole way: the company asks, the member says yes, the browser is back at the company. */
export async function agreed(
  at: At,
  party: Awaited<ReturnType<typeof thirdParty>>,
  { begun, changed = {} }: { begun?: Awaited<ReturnType<typeof party.begin>>; changed?: object } = {},
) {
  const browser = testBrowser(at);
  const member = await memberAt(at, browser);
  const kept = begun ?? (await party.begin());
  const base = at.services.publicUrl;
  const requestId = locationOf(await browser.open(kept.url), base).searchParams.get('request') ?? '';
  const allowed = await member.allow(requestId, changed);
  if (allowed.statusCode !== 200) throw new Error(allowed.body);
  const answer = await browser.open(allowed.json().continueAt);
  return { browser, member, kept, requestId, allowed, back: locationOf(answer, base) };
}

const answered = z.object({ access_token: z.string(), refresh_token: z.string(), error: z.string() }).partial();

/** What the token endpoint answers; of what is not there, an empty text. */
export async function tokensIn(answer: Response) {
  const { access_token = '', refresh_token = '', error = '' } = answered.parse(await answer.json());
  return { access_token, refresh_token, error };
}
