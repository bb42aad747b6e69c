import type { Page, Request } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { amountField, demoPassword, expect, expectAccessible, signIn, test, typeAmount } from '../support/journey.ts';

/** Watches a page's calls; the answer waits until all that were sent have ended. */
function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => request.url().includes('/v3/') && underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => underWay.size).toBe(0);
}

test('a session warns before it ends and offers to stay; what was typed is there after signing in again @main', async ({
  page,
}) => {
  await page.clock.install();
  const callsEnded = watchCalls(page);
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  await typeAmount(page, '61.25');
  // An answer that comes after the clock was moved would count as use.
  await callsEnded();

  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward('18:05');
  await expect(warning).toContainText('you will be signed out in 1:');
  await expect(warning).toHaveAccessibleDescription(
    'For your safety you will be signed out in 2 minutes. What you have typed waits on this page until you are back.',
  );
  await expect(page).toHaveTitle(/^Are you still there\? \| /);
  await expectAccessible(page);
  await page.clock.fastForward('01:00');
  await expect(warning.getByRole('status')).toHaveText('For your safety you will be signed out in 1 minute.');
  await page.clock.fastForward('00:40');
  await expect(warning.getByRole('status')).toHaveText('For your safety you will be signed out in 20 seconds.');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await expect(amountField(page)).toHaveValue('61.25');

  const stored = await page.evaluate(() => localStorage.getItem('rochdale.session'));
  const { accessToken } = JSON.parse(stored ?? '{}');
  await page.request.post(`${cedarRidge}/v3/logout`, { headers: { authorization: `Bearer ${accessToken}` } });
  await page.clock.fastForward('20:05');
  await expect(page.getByText('You have successfully logged out')).toBeVisible();
  await page.getByLabel('Username').fill('marisol.okonkwo');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  await expect(amountField(page)).toHaveValue('61.25');
});
