import type { Page } from '@playwright/test';
import { codeOf, scanSecret } from '../support/authenticator.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit, visitLink } from '../support/journey.ts';
import { providerOf, signInThere, wayBack, withProvider } from './at-the-provider.ts';

const bank = 'Ridge Bank';
const overview = (page: Page) => page.getByRole('heading', { name: 'Account Overview' });
const byBank = (page: Page) => page.getByRole('button', { name: `Sign in with ${bank}` });
const notTied = (page: Page) => page.getByText(`Your ${bank} account is not connected here yet.`);
const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const silent = (page: Page) =>
  page.getByText(`${bank} does not answer right now. Please sign in with your username and password.`);

async function enterPassword(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await page.evaluate(() => sessionStorage.clear());
}

async function openTie(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/pages/my-profile`);
  await page.getByRole('tab', { name: 'Passkeys' }).click();
}

const connects = (page: Page) => page.getByRole('button', { name: `Connect ${bank}`, exact: true });
const tying = (page: Page) => page.getByRole('dialog', { name: `Connect ${bank}` });

/** As far as the way to the provider. */
async function beginTie(page: Page, origin: string): Promise<void> {
  await openTie(page, origin);
  await connects(page).click();
  await current(page).fill(demoPassword);
  await connects(page).last().click();
}

async function untie(page: Page, origin: string): Promise<void> {
  await openTie(page, origin);
  await page.getByRole('button', { name: `Disconnect ${bank}` }).click();
  const asks = page.getByRole('dialog', { name: `Disconnect ${bank}?` });
  await current(page).fill(demoPassword);
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText(`${bank} no longer signs you in here.`)).toBeVisible();
}

let provider: ReturnType<typeof providerOf>;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
test.beforeAll(async ({}, { project }) => {
  provider = providerOf(project.name);
  await provider.start();
});
test.afterAll(() => provider.stop());

test('a member ties the login to the provider, signs in there, and unties it @main', async ({ page }, { project }) => {
  test.slow();
  const { origin } = withProvider(project.name);
  await visit(page, `${origin}/pages/login`);
  await byBank(page).click();
  await page.locator('input[name=login]').waitFor();
  // Who thinks better of it finds the page as it was.
  await page.goBack();
  await expect(byBank(page)).toBeEnabled();
  await byBank(page).click();
  await signInThere(page, 'opal at the bank');
  await expect(notTied(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/pages/outside-sign-in`);
  await expect(page.getByRole('link', { name: 'Create a portal login' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();

  await enterPassword(page, 'opal.lindqvist');
  await expect(overview(page)).toBeVisible();
  await openTie(page, origin);
  await connects(page).click();
  const connect = tying(page).getByRole('button', { name: `Connect ${bank}` });
  await connect.click();
  await expect(page.getByText('Please enter your current password.')).toBeVisible();
  await expect(current(page)).toBeFocused();
  await current(page).fill('Not-this-one-1!');
  await connect.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page);
  await current(page).fill(demoPassword);
  await connect.click();
  await expect(page.getByRole('heading', { level: 1, name: `Connect ${bank}?` })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/pages/outside-sign-in`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(`${bank} is connected. We told you by email.`)).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await visit(page, `${origin}/pages/login`);
  await byBank(page).click();
  await expect(overview(page)).toBeVisible();
  await signOut(page);
  await visit(page, `${origin}/pages/login?returnUrl=%2Fpages%2Fbillpayments%2Fhistory`);
  await byBank(page).click();
  await expect(page).toHaveURL(`${origin}/pages/billpayments/history`);
  await openTie(page, origin);
  await expect(page.getByText(/^Connected since .* Last used /)).toBeVisible();
  await expectAccessible(page);
  await untie(page, origin);
  await expectAccessible(page);
  await signOut(page);
  await visit(page, `${origin}/pages/login`);
  await byBank(page).click();
  await expect(notTied(page)).toBeVisible();
});

test('a way that somebody else began ends in no other browser', async ({ page, browser }, { project }) => {
  const { origin } = withProvider(project.name);
  await visit(page, `${origin}/pages/login`);
  const signsIn = await wayBack(page, origin, async () => {
    await byBank(page).click();
    await signInThere(page, 'a stranger');
  });
  const other = await (await browser.newContext()).newPage();
  await visitLink(other, signsIn);
  await expect(other.getByText('That did not work: the answer was not meant for this browser')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  // A stranger sends a member the way back of a tie of the stranger's own.
  await signIn(page, origin, 'silas.barrow');
  const ties = await wayBack(page, origin, () => beginTie(page, origin));
  await signIn(other, origin, 'opal.lindqvist');
  await visitLink(other, ties);
  await other.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(other.getByText('That did not work: the answer was not meant for this browser')).toBeVisible();
  await expect(other.getByText('your username and password')).toHaveCount(0);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'My Profile' }).last().click();
  await expect(other.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('a member with an authenticator is asked for its code as ever; a replaced password ends the tie', async ({
  page,
}, { project }) => {
  test.slow();
  const { origin } = withProvider(project.name);
  await signIn(page, origin, 'silas.barrow', `${origin}/pages/my-profile`);
  await page.getByRole('tab', { name: 'Multi-Factor Authentication' }).click();
  await page.getByRole('button', { name: 'Set Up Now' }).click();
  const secret = await scanSecret(page);
  await page.getByLabel('Code from the app').fill(codeOf(secret, -30));
  await current(page).fill(demoPassword);
  await page.getByRole('button', { name: 'Verify Code and Activate' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await beginTie(page, origin);
  await signInThere(page, 'silas at the bank');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(`${bank} is connected.`)).toBeVisible();

  await signOut(page);
  await visit(page, `${origin}/pages/login`);
  await byBank(page).click();
  await expect(page.getByRole('heading', { name: 'Enter your 6-digit code' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('rochdale.session'))).toBeNull();
  await expectAccessible(page);
  await page.getByLabel('Authenticator code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(overview(page)).toBeVisible();
  await visit(page, `${origin}/pages/my-profile`);
  await page.getByRole('tab', { name: 'Multi-Factor Authentication' }).click();
  await page.getByRole('button', { name: 'Remove App' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await confirm.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Set Up Now' })).toBeVisible();

  await changePassword(page, origin, { from: demoPassword, to: 'Willow-creek-88!' });
  await signOut(page);
  await visit(page, `${origin}/pages/login`);
  await byBank(page).click();
  await expect(notTied(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await enterPassword(page, 'silas.barrow', 'Willow-creek-88!');
  await expect(overview(page)).toBeVisible();
  await openTie(page, origin);
  await expect(connects(page)).toBeVisible();
  await changePassword(page, origin, { from: 'Willow-creek-88!', to: demoPassword });
});

test('a provider that hangs is told so within five seconds, on the way back too, and the password opens @main', async ({
  page,
}, { project }) => {
  test.slow();
  const { origin } = withProvider(project.name);
  await visit(page, `${origin}/pages/login`);
  const isTold = async (go: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await go();
    await expect(silent(page)).toBeVisible();
    expect(performance.now() - began).toBeLessThan(8_000);
    await expectAccessible(page);
  };
  await provider.hang('nothing');
  await isTold(() => byBank(page).click());
  await enterPassword(page, 'opal.lindqvist');
  await expect(overview(page)).toBeVisible();

  await signOut(page);
  await provider.hang('what it is');
  await page.route(`${provider.issuer}/auth?**`, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URLSearchParams({ code: 'a-code', iss: provider.issuer, state: asked.get('state') ?? '' });
    return route.fulfill({ status: 302, headers: { location: `${asked.get('redirect_uri')}?${back}` } });
  });
  await visit(page, `${origin}/pages/login`);
  await isTold(() => byBank(page).click());
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await enterPassword(page, 'opal.lindqvist');
  await expect(overview(page)).toBeVisible();

  // It is gone altogether.
  await provider.stop();
  await signOut(page);
  await visit(page, `${origin}/pages/login`);
  await isTold(() => byBank(page).click());
  await provider.start();
});

async function changePassword(page: Page, origin: string, { from, to }: { from: string; to: string }): Promise<void> {
  await visit(page, `${origin}/pages/my-profile`);
  await page.getByLabel('Password (optional)', { exact: true }).fill(to);
  await page.getByLabel('Confirm Password').fill(to);
  await current(page).fill(from);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
}
