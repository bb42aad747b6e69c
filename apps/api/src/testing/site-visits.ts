import * as client from 'openid-client';
import type { testApp } from '../platform/testing/test-app.ts';
import { locationOf, memberAt, testBrowser, type thirdParty } from './third-party.ts';

type Site = Awaited<ReturnType<typeof thirdParty>>;

export const siteReturn = 'https://forum.example/back';

/** Members who come to another site of the co-op and sign in there with the portal. */
export function siteVisits(at: Awaited<ReturnType<typeof testApp>>) {
  const base = at.services.publicUrl;

  /** Where a site's request leads the browser. */
  async function asked(from: Site, parameters: Record<string, string> = {}, browser = testBrowser(at)) {
    const nonce = client.randomNonce();
    const scope = 'openid member accounts profile email';
    const kept = await from.begin({ redirect_uri: siteReturn, scope, nonce, ...parameters });
    const to = locationOf(await browser.open(kept.url), base);
    return { browser, kept: { ...kept, nonce }, to, requestId: to.searchParams.get('request') ?? '' };
  }

  /** Goes the whole way: the site asks, the member says yes, the browser is back. */
  async function came(from: Site, parameters: Record<string, string> = {}, username = 'marisol.okonkwo') {
    const { browser, kept, requestId } = await asked(from, parameters);
    const member = await memberAt(at, browser, username);
    const answer = await member.signIn(requestId);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { browser, kept, member, back: locationOf(await browser.open(answer.json().continueAt), base) };
  }

  const take = (from: Site, { kept, back }: Awaited<ReturnType<typeof came>>) =>
    client.authorizationCodeGrant(from.config, back, {
      ...{ pkceCodeVerifier: kept.verifier, expectedState: kept.state, expectedNonce: kept.nonce },
      idTokenExpected: true,
    });

  async function signedIn(from: Site, parameters: Record<string, string> = {}, username = 'marisol.okonkwo') {
    const tokens = await take(from, await came(from, parameters, username));
    const sub = tokens.claims()?.sub ?? '';
    return { tokens, sub, told: () => client.fetchUserInfo(from.config, tokens.access_token, sub) };
  }
  return { asked, came, take, signedIn };
}
