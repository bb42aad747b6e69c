import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import * as client from 'openid-client';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, test } from '../support/journey.ts';
import { fillThirdParty, openOffice } from '../support/office.ts';

const scope = 'FB=1_3_4_5_7_8_15;IntervalDuration=3600;BlockDuration=monthly;HistoryLength=24';
const reason = 'members asked for it';

/** Two people of the office register a company; answers what it is given. */
async function register(
  page: Page,
  second: Page,
  { name, back }: { readonly name: string; readonly back: string },
): Promise<{ clientId: string; secret: string }> {
  await openOffice(page, 'gwen', '/connected', { isProved: true });
  await page.getByRole('button', { name: 'New third party' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New third party' });
  await fillThirdParty(dialog, { name, reason });
  await dialog.getByLabel('Addresses to come back to').fill('https://*.example/');
  await dialog.getByLabel('Bills and rate').press('Space');
  await dialog.getByLabel('Power sent back').press('Space');
  await dialog.getByRole('button', { name: 'New third party' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('cannot be come back to');
  await expectAccessible(page);
  await dialog.getByLabel('Addresses to come back to').fill(back);
  await dialog.getByRole('button', { name: 'New third party' }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it before it is done.')).toBeVisible();
  await openOffice(second, 'priya', '/approvals', { isProved: true });
  const asked = second.getByRole('listitem').filter({ hasText: 'Register a third party' }).filter({ hasText: name });
  await asked.first().getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(second.getByText('Approved and done.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `What to do with ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Show the secret' }).press('Enter');
  const said = page.getByText(`${name}, client ID`);
  await expect(said).toBeVisible();
  const clientId = /client ID ([\da-f-]{36})/.exec((await said.textContent()) ?? '')?.[1] ?? '';
  const secret =
    (await page
      .locator('code')
      .filter({ hasText: /^[\w-]{43}$/ })
      .first()
      .textContent()) ?? '';
  return { clientId, secret };
}

test('a company is registered, a member says yes to it, it takes tokens, and the member ends it @main', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const name = `Brightside ${project.name}`;
  const [office, second] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  let link = '';
  const site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      `<!doctype html><html lang="en"><title>Brightside</title><h1>Brightside</h1><a href="${link.replaceAll('&', '&amp;')}">Connect my co-op</a></html>`,
    );
  });
  const port = 3170 + (project.name === 'desk' ? 0 : 1);
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  const back = `http://127.0.0.1:${port}/back`;
  const { clientId, secret } = await register(office, second, { name, back });
  const config = await client.discovery(new URL(cedarRidge), clientId, undefined, client.ClientSecretBasic(secret), {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  });
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const url = client.buildAuthorizationUrl(config, {
    ...{ redirect_uri: back, scope, state, code_challenge_method: 'S256' },
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
  });
  link = url.href;
  await page.goto(new URL('/start', back).href);
  await page.getByRole('link', { name: 'Connect my co-op' }).click();
  await page.getByLabel('Username').fill('marisol.okonkwo');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name} asks for your data` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share the data' }).click();
  await expect(page.getByText('Please choose at least one account.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/104471882/).check();
  await page.getByLabel(/Power sent back/).uncheck();
  await page.getByLabel('How far back').selectOption('12 months');
  await page.getByRole('button', { name: 'Share the data' }).click();
  await page.waitForURL(`${back}?**`);
  const tokens = await client.authorizationCodeGrant(config, new URL(page.url()), {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  expect(tokens.scope).toBe('FB=1_3_4_5_15;IntervalDuration=3600;BlockDuration=monthly;HistoryLength=12');

  await page.goto(`${cedarRidge}/pages/connected-apps`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('104471882');
  await expect(row).toContainText('It has not read anything yet.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText(`${name} reads nothing anymore.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow();
  site.close();
});

test('a request of another browser is not shown, and nothing is shared', async ({ page }) => {
  await page.goto(`${cedarRidge}/pages/connect?request=V1StGXR8_Z5jdHi6B-myT`);
  await page.getByLabel('Username').fill('marisol.okonkwo');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await expect(page.getByText('This request is not open in this browser.')).toBeVisible();
  await expectAccessible(page);
});
