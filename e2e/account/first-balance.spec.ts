import type { Page } from '@playwright/test';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { panel } from '../support/overview.ts';

const overview = `${cedarRidge}${addressOf('accountoverview')}`;

/** Opens an address while the page's code stays away; answers how to let it come. */
async function openWithoutCode(page: Page, url: string, meanwhile = async () => {}): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(() => route.continue());
    else await route.continue();
  });
  const asked = page.waitForResponse(/\/accounts\?/);
  await page.goto(url, { waitUntil: 'commit' });
  await asked;
  await meanwhile();
  return async () => {
    isHeld = false;
    await Promise.all(held.map((pass) => pass()));
    await page.locator('html[data-ready]').waitFor();
  };
}

/** Long enough for answers that are there to be painted. */
const aMoment = (page: Page) => page.waitForTimeout(500);

const setStored = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(`rochdale.${name}`, text), [key, value] as const);

test('the balance is there before the page’s code, and stays where it is when that comes; asked once @main', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'hattie.brandvold');
  const spoken = panel(page).getByRole('heading', { level: 2 });
  await expect(spoken).toHaveText(/\$\d+\.\d\d/);
  const shown = await spoken.innerText();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rochdale.shownAccount'))).not.toBeNull();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const letCodeCome = await openWithoutCode(page, overview);
  await expect(spoken).toHaveText(shown, { useInnerText: true });
  await expectAccessible(page);
  const top = () =>
    panel(page)
      .locator('.balance__amount')
      .evaluate((amount) => amount.getBoundingClientRect().top);
  const before = await top();
  await letCodeCome();
  await expect(panel(page).getByRole('button', { name: 'Pay Bill' })).toBeVisible();
  expect(await top()).toBe(before);
  await page.waitForLoadState('networkidle');
  for (const once of [/\/accounts$/, /\/accounts\/\d+$/, /\/accounts\/\d+\/details$/])
    expect(calls.filter((path) => once.test(path))).toHaveLength(1);
});

test('nobody sees another member’s balance: not of an account that the device remembers, nor after the session ended @main', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await signIn(page, cedarRidge, 'nadia.whitlock');
  // Marisol's, from a session that ended by itself.
  await setStored(page, 'selectedAccount', '104471882');
  await openWithoutCode(page, overview);
  await aMoment(page);
  await expect(main).not.toContainText('$');

  await page.evaluate(() => localStorage.removeItem('rochdale.selectedAccount'));
  const stored = await page.evaluate(() => localStorage.getItem('rochdale.session'));
  const { accessToken } = JSON.parse(stored ?? '{}');
  await page.request.post(`${cedarRidge}/v3/logout`, { headers: { authorization: `Bearer ${accessToken}` } });
  await openWithoutCode(page, overview);
  await aMoment(page);
  await expect(main).not.toContainText('$');
});

test('a member who signs out elsewhere while the answers are on their way leaves no balance', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await page.route('**/details', async (route) => {
    await page.evaluate(() => localStorage.removeItem('rochdale.session'));
    await route.continue();
  });
  await openWithoutCode(page, overview, () => aMoment(page));
  await expect(page.getByRole('main')).not.toContainText('$');
});

test('an address that chooses an account shows that one’s balance alone', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  const letCodeCome = await openWithoutCode(page, `${overview}?accountno=104471890`, () => aMoment(page));
  await expect(page.getByRole('main')).not.toContainText('$');
  await letCodeCome();
  await expect(panel(page)).toContainText('$42.15');
});
