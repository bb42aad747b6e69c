import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Types a wrong password so often that new browsers are kept out. */
async function lockOut(page: Page, username: string): Promise<void> {
  await visit(page, `${cedarRidge}/pages/login`);
  for (let tries = 0; tries < 11; tries += 1) {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/v3/login')),
      page.getByRole('button', { name: 'Sign In' }).click(),
    ]);
  }
}

test('“I cannot sign in”: found by name, unlocked with a reason, by keyboard alone @desk @main', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const members = await other.newPage();
  await lockOut(members, 'lottie.burke');

  await openOffice(page, 'dana');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lottie');
  const results = page.getByRole('listbox', { name: 'Members found' });
  await expect(results.getByRole('option', { name: /Lottie Burke/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Lottie Burke')).toBeVisible();
  await expect(page.getByText('Login locked until').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlock' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unlock this login?' });
  await expect(dialog).toContainText('no question whose answer is on a bill proves it');
  await dialog.getByRole('button', { name: 'Unlock' }).press('Enter');
  await expect(dialog.getByText('Say why, in three characters or more.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('calls from the number on file');
  await dialog.getByRole('button', { name: 'Unlock' }).press('Enter');
  await expect(page.getByText('The login is open again.')).toBeVisible();
  await expect(page.getByText('Login locked until')).toHaveCount(0);
  await expect(page.getByText('Office: Login unlocked')).toBeVisible();

  await members.getByLabel('Username').fill('lottie.burke');
  await members.getByLabel('Password', { exact: true }).fill(demoPassword);
  await members.getByRole('button', { name: 'Sign In' }).click();
  await expect(members).toHaveURL(/overview|first-notices|home/);
  await other.close();
});

test('“someone has my phone”: signed out everywhere, and sent a link @desk', async ({ page, browser }) => {
  const other = await browser.newContext();
  const members = await other.newPage();
  await signIn(members, cedarRidge, 'emmett.vance');
  await openOffice(page, 'dana', '/find?q=vance');
  await page.getByRole('link', { name: 'Emmett Vance' }).click();
  await page.getByRole('button', { name: 'End all' }).click();
  const question = page.getByRole('dialog', { name: 'End every session of this member?' });
  await question.getByLabel('Reason').fill('lost her phone');
  await question.getByRole('button', { name: 'End all' }).click();
  await expect(page.getByText(/sessions have ended\.$/)).toBeVisible();
  await members.reload();
  await expect(members).toHaveURL(/login/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Send a link for a new password?' });
  await link.getByLabel('Reason').fill('wants a new password');
  await link.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^The link goes to /)).toBeVisible();
  await other.close();
});

test('a whole account opens its member; a note is written and read', async ({ page }, { project }) => {
  const note = `wants a call, ${project.name}`;
  await openOffice(page, 'dana', '/find');
  await page.getByRole('combobox', { name: 'Search' }).fill('104500017');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(heading(page, 'Walter Prine')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note').fill(note);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The note was added.')).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
});

test('no one, and no right to look @desk', async ({ page }) => {
  await openOffice(page, 'dana', '/find?q=nobodyatall');
  await expect(page.getByText('No one was found for “nobodyatall”.')).toBeVisible();
  await openOffice(page, 'dana', '/members/999999');
  await expect(heading(page, 'Member 999999')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await openOffice(page, 'ray', '/members/200017');
  await expect(heading(page, 'Your role does not open this page')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
});
