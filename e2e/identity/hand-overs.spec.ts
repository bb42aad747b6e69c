import { codeOf, scanSecret } from '../support/authenticator.ts';
import { cedarRidge, strictRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { meterPortal } from '../support/strict-coop.ts';

test.describe('a member handed over by another system', () => {
  test('is signed in when token and member belong together, and the address keeps neither @main', async ({ page }) => {
    const login = await page.request.post(`${cedarRidge}/v3/login`, {
      data: { username: 'della.marsh', password: demoPassword },
    });
    const { accessToken, memberNumber } = await login.json();
    await visit(page, `${cedarRidge}/pages/external-redirect?token=${accessToken}&member=200025`);
    await expect(page.getByText('The link you used is no longer valid.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('rochdale.session'))).toBeNull();
    await expect(page).toHaveURL(`${cedarRidge}/pages/external-redirect`);
    await visit(page, `${cedarRidge}/pages/external-redirect?token=${accessToken}&member=${memberNumber}`);
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await expect(page).toHaveURL(`${cedarRidge}/pages/accountoverview`);
  });

  test('asks before it takes another member’s place, and ends the session that is replaced', async ({ page }) => {
    const tokenOf = async (username: string) =>
      (await page.request.post(`${cedarRidge}/v3/login`, { data: { username, password: demoPassword } })).json();
    const other = await tokenOf('della.marsh');
    await signIn(page, cedarRidge, 'walter.prine');
    const own = await page.evaluate(() => JSON.parse(localStorage.getItem('rochdale.session') ?? '{}').accessToken);
    const address =
      `${cedarRidge}/pages/external-redirect?token=${other.accessToken}&member=${other.memberNumber}` as const;
    await visit(page, address);
    await expect(page.getByText(/You are signed in here as member 200025\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay member 200025' }).click();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await visit(page, address);
    await page.getByRole('button', { name: `Go on as member ${other.memberNumber}` }).click();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    const headers = { authorization: `Bearer ${own}` };
    await expect.poll(async () => (await page.request.get(`${cedarRidge}/v3/session`, { headers })).status()).toBe(401);
  });

  test('goes to sign-in without a token', async ({ page }) => {
    await visit(page, `${cedarRidge}/pages/external-redirect?member=200025`);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

test('a co-op that asks for an authenticator opens nothing before it; then sign-in leads to its meter portal @main', async ({
  page,
}, { project }) => {
  const username = project.name === 'phone' ? 'rufus.teague' : 'della.marsh';
  const enterPassword = async (): Promise<void> => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await visit(page, `${strictRidge}/pages/login`);
  await enterPassword();
  await expect(page.getByText('Your co-op asks every member to set this up before they continue.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${strictRidge}/pages/accountoverview`);
  await expect(page).toHaveURL(`${strictRidge}/pages/my-profile`);
  await page.getByRole('button', { name: 'Set Up Now' }).click();
  const secret = await scanSecret(page);
  await page.getByLabel('Code from the app').fill(codeOf(secret, -30));
  await page.getByRole('button', { name: 'Verify Code and Activate' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto(`${strictRidge}/pages/accountoverview`);
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();

  await visit(page, `${strictRidge}/pages/login`);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rochdale.session'))).toBeNull();
  await page.route(`${meterPortal}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Meters</h1>' }));
  await enterPassword();
  await page.getByLabel('Authenticator code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Meters' })).toBeVisible();
  const left = new URL(page.url());
  expect(left.origin + left.pathname).toBe(meterPortal);
  expect(left.searchParams.get('clientId')).toBe('STRICT');
});
