import { readFile } from 'node:fs/promises';
import { cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { withPdfViewer } from './pdf-viewer.ts';

const delinquents = '/pages/delinquent-history';

test('notices come in pages and open as PDFs in a large dialog @main', async ({ page }, { project }) => {
  await withPdfViewer(page);
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await visit(page, `${cedarRidge}${delinquents}`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  for (const [place, head] of ['PDF', 'Bill Date', 'Past Due', 'Late Fee', 'Cutoff Date'].entries())
    await expect(page.locator('thead').getByRole('columnheader').nth(place)).toHaveText(head);
  await expect(rows.first()).toContainText('$92.00');
  await expect(rows.first()).toContainText('$5.00');
  await expect(rows.first().getByRole('time')).toHaveText([/^\d\d\/\d\d\/\d{4}$/, /^\d\d\/\d\d\/\d{4}$/]);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['5', '10', '25', '100']);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(rows).toHaveCount(13);

  const view = page.getByRole('button', { name: /^View the notice on the bill of/ }).first();
  await view.click();
  const dialog = page.getByRole('dialog', { name: /^Notice on the bill of/ });
  await expect(dialog.getByRole('link', { name: /^Download/ })).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveCount(project.name === 'desk' ? 1 : 0);
  if (project.name === 'desk') {
    const box = await dialog.boundingBox();
    const size = page.viewportSize();
    expect((box?.width ?? 0) / (size?.width ?? 1)).toBeCloseTo(0.9, 2);
    expect((box?.height ?? 0) / (size?.height ?? 1)).toBeCloseTo(0.94, 2);
    await page.mouse.click(20, 450);
    await expect(dialog).toBeVisible();
  }
  const [file] = await Promise.all([
    // Where there is no viewer of PDFs, the frame's own file comes as a download too.
    page.waitForEvent('download', (one) => one.suggestedFilename().startsWith('Delinquent')),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Delinquent-104471882-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();
});

test('an account without notices says so, chosen by the address; a closed site says that it is unavailable', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await visit(page, `${cedarRidge}${delinquents}?accountno=104471890`);
  await expect(page.getByText('There are no delinquents available.')).toBeVisible();
  await expect(page).toHaveURL(cedarRidge + delinquents);
  await expect(page.getByRole('navigation', { name: 'Accounts' })).toContainText('104471890');
  await expectAccessible(page);
  await signIn(page, whetstoneHills, 'della.marsh');
  await visit(page, `${whetstoneHills}${delinquents}`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
});

test('a file that is missing and a list that fails are said in their own words, and can be tried again', async ({
  page,
}) => {
  await signIn(page, detailedHills, 'della.marsh');
  await visit(page, `${detailedHills}${delinquents}`);
  const views = page.getByRole('button', { name: /^View the notice/ });
  await expect(views).toHaveCount(3);
  await views.first().click();
  const dialog = page.getByRole('dialog', { name: /^Notice on the bill of/ });
  await expect(dialog.getByRole('alert')).toHaveText('Delinquent File not found.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await views.nth(1).click();
  await expect(dialog.getByRole('link', { name: /^Download/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/delinquents?*', (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'x' } }));
  await visit(page, `${detailedHills}${delinquents}`);
  await expect(page.getByRole('alert')).toHaveText(
    'We are unable to process your request at this time. Please contact customer support.',
  );
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.unroute('**/delinquents?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(views).toHaveCount(3);
});

test('notices are read without a mouse', async ({ page }) => {
  await signIn(page, detailedHills, 'marisol.okonkwo');
  await visit(page, `${detailedHills}${delinquents}`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  await press(page, page.getByRole('button', { name: 'Next page' }));
  await expect(rows).toHaveCount(3);
  await visit(page, `${detailedHills}${delinquents}`);
  const view = page.getByRole('button', { name: /^View the notice/ }).nth(1);
  await press(page, view);
  const dialog = page.getByRole('dialog', { name: /^Notice on the bill of/ });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await tabTo(page, dialog.getByRole('link', { name: 'Download' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();
});
