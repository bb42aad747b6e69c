import type { Page } from '@playwright/test';
import { brokenProvider } from '../../apps/api/src/testing/broken-provider.ts';
import { outsideProvider } from '../../apps/api/src/testing/outside-provider.ts';
import { basicRidge, detailedHills, providers } from '../support/coops.ts';

/** The co-op with an outside provider that a width walks, so that both can break theirs at once. */
export const withProvider = (project: string) =>
  project === 'phone'
    ? { origin: basicRidge, provider: providers['basic-ridge'] }
    : { origin: detailedHills, provider: providers['detailed-hills'] };

/** The co-op's provider, as it is and as it is not. */
export function providerOf(project: string) {
  const { origin, provider } = withProvider(project);
  const issuer = `http://${provider.host}:${provider.port}`;
  let now: { close(): Promise<void> } | undefined;
  const stop = async (): Promise<void> => {
    await now?.close();
    now = undefined;
  };
  return {
    issuer,
    stop,
    start: async () => {
      await stop();
      now = await outsideProvider(async () => `${origin}/pages/outside-sign-in`, provider);
    },
    /** Takes its place with one that answers nothing but what it is, or not even that. */
    hang: async (says: 'nothing' | 'what it is') => {
      await stop();
      const itself = {
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
        ...{ jwks_uri: `${issuer}/jwks`, authorization_response_iss_parameter_supported: true },
      };
      const isAsked = (path: string) => says === 'what it is' && path.startsWith('/.well-known/');
      now = await brokenProvider(provider.port, (path) => (isAsked(path) ? itself : 'silent'), provider.host);
    },
  };
}

/** Signs in at the provider as somebody, and lets the co-op know. */
export async function signInThere(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The address by which a way would come back; whoever goes it is not led there. */
export async function wayBack(page: Page, origin: string, go: () => Promise<void>): Promise<string> {
  const address = `${origin}/pages/outside-sign-in?**`;
  const coming = page.waitForRequest(address);
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not yet</h1>' }));
  await go();
  const { url } = await coming.then((request) => ({ url: request.url() }));
  await page.unroute(address);
  return url;
}
