import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

test('the board reads how reliable the power was, and has the figures, by keyboard @desk @main', async ({ page }) => {
  await openOffice(page, 'ray', '/outages');
  await page.getByRole('link', { name: 'Reliability' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reliability' })).toBeVisible();
  const figures = page.getByRole('table', { name: 'The last 12 months' });
  await expect(figures.getByRole('row', { name: /^SAIDI, minutes/ })).toContainText(/\d+\.\d/);
  await expect(page.getByRole('table', { name: 'Month by month' }).getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the figures' }).press('Enter'),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^what,from,to,customersServed,/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download the figures' })).toBeHidden();
  await expect(figures).toBeVisible();
});

test('it is read on a phone, in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'ray', '/reliability');
  await expect(page.getByRole('row', { name: /^SAIFI, times/ })).toContainText('Planned work');
  await expectAccessible(page);
});

test('figures that fail, and a dispatcher’s page for who may not see it, say so @desk', async ({ page }) => {
  await page.route('**/v1/reliability', (route) => route.fulfill({ status: 500, json: {} }));
  await openOffice(page, 'ray', '/reliability');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/reliability');
  await openOffice(page, 'priya', '/reliability');
  await expect(page.getByRole('table')).toHaveCount(0);
});
