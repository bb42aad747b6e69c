import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

const allAccounts = `${cedarRidge}/pages/view-all-accounts` as const;
type Screen = Parameters<typeof signIn>[0];

/** Whatever the width, what opens the list. */
const opener = (page: Screen) =>
  page.getByRole('navigation', { name: 'Your accounts' }).getByRole('button', { expanded: false }).last();
const list = (page: Screen) => page.getByRole('dialog', { name: 'Your accounts' });
const rowOf = (page: Screen, number: string) =>
  list(page).getByRole('listitem').filter({ hasText: number }).getByRole('button').first();
const renameOf = (page: Screen, number: string) =>
  list(page).getByRole('button', { name: new RegExp(`Rename .*account ${number}`) });
const nameField = (page: Screen) => list(page).getByLabel(/^Your name for/);

async function rename(page: Screen, number: string, name: string): Promise<void> {
  await renameOf(page, number).click();
  await nameField(page).fill(name);
  await list(page).getByRole('button', { name: 'Save' }).click();
}

test('a name is given, seen wherever the account is, changed, left and taken away, by keyboard alone @main', async ({
  page,
}) => {
  const number = '104480324';
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('heading', { name: 'Your accounts' })).toBeFocused();
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
  await expect(list(page).getByText(/^Mine, \$[\d,.]+ due in all$/)).toBeVisible();
  await expectAccessible(page);

  await renameOf(page, number).focus();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('x'.repeat(31));
  await page.keyboard.press('Enter');
  await expect(list(page).getByText('Please use at most 30 characters.')).toBeVisible();
  await nameField(page).fill('<b>Tenants</b>');
  await page.keyboard.press('Enter');
  await expect(list(page).getByText(`Account ${number} is now called <b>Tenants</b>.`)).toBeAttached();
  await expect(rowOf(page, number)).toBeFocused();
  await expect(rowOf(page, number)).toContainText('<b>Tenants</b>');

  await rename(page, number, 'Rental, upstairs');
  await expect(rowOf(page, number)).toContainText('Rental, upstairs');
  await renameOf(page, number).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, number)).toBeFocused();
  await expect(list(page)).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: `Rental, upstairs, account ${number} selected` });
  await expect(said).toBeAttached();
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  await expect(page.getByRole('dialog').getByText(`${number} (Rental, upstairs)`)).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, allAccounts);
  await page.getByLabel('Search').fill('upstairs');
  await expect(page.getByRole('button', { name: `Open account ${number} (Rental, upstairs)` })).toBeVisible();
  await visit(page, `${cedarRidge}/pages/billpayments/pay-multiple`);
  await expect(page.getByRole('main').getByText(`${number} (Rental, upstairs)`).first()).toBeVisible();

  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await opener(page).click();
  await rename(page, number, '');
  await expect(list(page).getByText(`Account ${number} has no name of yours now.`)).toBeAttached();
  await expect(rowOf(page, number)).toContainText('42 Orchard Loop');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('two tabs: the name that was saved last stands in both', async ({ page, context }) => {
  const number = '104495523';
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  const other = await context.newPage();
  await visit(other, `${cedarRidge}/pages/accountoverview`);
  await opener(page).click();
  await opener(other).click();
  await rename(page, number, 'Workshop');
  await expect(rowOf(page, number)).toContainText('Workshop');
  await rename(other, number, 'Barn');
  await expect(rowOf(other, number)).toContainText('Barn');
  await page.reload();
  await opener(page).click();
  await expect(rowOf(page, number)).toContainText('Barn');
  await rename(page, number, '');
  await expect(rowOf(page, number)).toContainText('Lantern Way');
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [640, 450],
  [768, 1000],
  [1280, 900],
] as const)
  test(`the list is whole at ${width} × ${height}, and nothing scrolls sideways @desk`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, cedarRidge, 'marisol.okonkwo');
    await opener(page).click();
    await renameOf(page, '104480316').click();
    const overflow = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog, dialog .dialog__body')].map(
        (one) => one.scrollWidth - one.clientWidth,
      ),
    );
    expect(overflow.filter((pixels) => pixels > 0)).toEqual([]);
    await expect(list(page).getByRole('button', { name: 'Save' })).toBeInViewport();
    await expect(list(page).getByRole('link', { name: 'View all accounts as a table' })).toBeInViewport();
  });

test('one account is a quiet line, as high at first paint as after @desk', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  const accounts = page.getByRole('navigation', { name: 'Your accounts' });
  await expect(accounts).toContainText('104500017');
  await expect(accounts.getByRole('button')).toHaveCount(0);
  await page.addInitScript(() => {
    new PerformanceObserver((found) => {
      const shifts = found.getEntries().flatMap((entry) => ('value' in entry ? [Number(entry.value)] : []));
      document.documentElement.dataset.shifted = String(
        Number(document.documentElement.dataset.shifted ?? 0) + shifts.reduce((sum, one) => sum + one, 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('style', /--switcher: ?45px/);
  await expect(accounts).toContainText('104500017');
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0))).toBeLessThan(0.05);
});
