import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

test('what runs is looked at, and a job run at once, by keyboard @desk @main', async ({ page }) => {
  await openOffice(page, 'gwen', '/');
  await page.keyboard.press('g');
  await page.keyboard.press('y');
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  const jobs = page.getByRole('table', { name: 'Jobs' });
  await expect(jobs.getByRole('row', { name: /^notices/ })).toBeVisible();
  await expect(page.getByText('Backup too old')).toBeVisible();
  await expectAccessible(page);
  await jobs.getByRole('button', { name: /Run now.*notices/ }).press('Enter');
  await expect(page.getByText('notices.run runs as soon as the worker has time.')).toBeVisible();
  await expect(jobs.getByRole('row', { name: /^notices/ })).toContainText('Ran');
  await page.goto(`${new URL(page.url()).origin}/audit`);
  await expect(page.getByRole('cell', { name: 'Job run at once' }).first()).toBeVisible();
});

test('an auditor reads it and runs nothing @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/system');
  const run = page.getByRole('button', { name: /Run now.*notices/ });
  await expect(run).toHaveAccessibleDescription(/Change connected systems/);
  await run.press('Enter');
  await expect(page.getByText('notices.run runs as soon as the worker has time.')).toHaveCount(0);
});

test('it is read on a phone, in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'gwen', '/system');
  await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
  await expectAccessible(page);
});
