import { basicRidge, cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, test, visit } from '../support/journey.ts';

test('the footer leads to the co-op’s Terms Of Use @main', async ({ page }) => {
  await visit(page, `${cedarRidge}/pages/home`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms Of Use' }).click();
  await expect(page).toHaveURL(/\/pages\/legal-terms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeFocused();
  await expect(page).toHaveTitle(/^Terms Of Use \|/);
  await expect(page.getByRole('heading', { name: 'Using this portal' })).toBeVisible();
});

test('a co-op without terms says so', async ({ page }) => {
  await visit(page, `${basicRidge}/pages/legal-terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
  await expect(page.getByText('There are no Terms of Use available.')).toBeVisible();
  await expectAccessible(page);
});
