import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { cedarOffice, openOffice } from '../support/office.ts';

test('a bank file is looked through by one, approved by another, and taken to the bank @desk @main', async ({
  page,
  browser,
}) => {
  await openOffice(page, 'ike', '/bank-files', { isProved: true });
  await expectAccessible(page);
  const title = page.getByRole('heading', { level: 1, name: /^Bank file of / });
  await page.getByRole('button', { name: 'Write the day’s file now' }).click();
  // The worker may have written it before.
  await expect(title.or(page.getByText('There is nothing to send today.'))).toBeVisible();
  if (!(await title.isVisible())) {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
  }
  await expect(title).toBeVisible();
  await expectAccessible(page);
  await expect(
    page.getByRole('table', { name: 'Entries' }).getByText('Prenote of a new bank account').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ask for its release' }).click();
  await expect(page.getByText('Say why, in three characters or more.')).toBeVisible();
  await page.getByLabel('Reason').fill('looked through, two prenotes');
  await page.getByRole('button', { name: 'Ask for its release' }).click();
  await expect(page.getByText('Asked. Another person has to approve it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve / })).toHaveAttribute('aria-disabled', 'true');

  const other = await browser.newContext();
  const second = await other.newPage();
  await openOffice(second, 'marta', new URL(page.url()).pathname, { isProved: true });
  await second.getByRole('button', { name: /^Approve / }).click();
  await expect(second.getByText('Released. It can be taken to the bank now.')).toBeVisible();
  await expectAccessible(second);
  const [file] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bank-drafts-\d{4}-\d\d-\d\d-A\.ach$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^101 /);
  await expect(second.getByRole('listitem').filter({ hasText: 'Taken to the bank' }).first()).toBeVisible();
  await second.goto(`${cedarOffice}/bank-files`);
  await expect(second.getByRole('row').filter({ hasText: 'Taken to the bank' }).first()).toBeVisible();
  await other.close();
});

test('what one may not do says what it takes @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/bank-files');
  await expect(page.getByRole('button', { name: 'Write the day’s file now' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/It takes the permission “Make the bank file”/)).toBeVisible();
  await page.goto(`${cedarOffice}/approvals`);
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await openOffice(page, 'ray', '/bank-files');
  await expect(page.getByRole('heading', { level: 1, name: 'Your role does not open this page' })).toBeVisible();
});
