import { readFile } from 'node:fs/promises';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

test('a bill opens in a dialog, downloads as a PDF, and closes again @both', async ({ page }, { project }) => {
  await signIn(page, project.name === 'phone' ? whetstoneHills : cedarRidge, 'walter.prine');
  await page
    .getByRole('button', { name: /^View Bill of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Bill of/ });
  await expect(dialog.locator('iframe')).toBeVisible();
  const box = await dialog.boundingBox();
  const size = page.viewportSize();
  if (project.name === 'desk') {
    expect((box?.width ?? 0) / (size?.width ?? 1)).toBeCloseTo(0.9, 1);
    expect((box?.height ?? 0) / (size?.height ?? 1)).toBeCloseTo(0.94, 1);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Bill-104500017-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^View Bill of/ }).first()).toBeFocused();
});

test('the demo’s capital credit statement opens, and downloads', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await page.getByRole('button', { name: 'Capital Credit Statement (PDF)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Capital Credit Statement' });
  await expect(dialog.locator('iframe')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Capital-Credits-104471882.pdf');
});

test('a bill that is not there, and a statement that nobody laid down, are said to be missing', async ({ page }) => {
  const missing = { code: 1, message: 'Capital Credit File not found.' };
  await page.route('**/capital-credit-document*', (route) => route.fulfill({ status: 404, json: missing }));
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await page.getByRole('button', { name: 'Capital Credit Statement (PDF)' }).click();
  await expect(page.getByText('Capital Credit File not found.')).toBeVisible();
  await visit(page, `${cedarRidge}/pages/viewbill?accountno=104471882&billdate=2020-01-01`);
  await expect(page.getByText('Bill History File not found.')).toBeVisible();
  await expectAccessible(page);
  await visit(page, `${cedarRidge}/pages/no-bill`);
  await expect(page.getByText('billing statement is not available. Please check back soon.')).toBeVisible();
  await expectAccessible(page);
});

test('the overview says what the billing system says: outage, notices, enrolments, another layout', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await expect(
    page.getByText(/There is an active outage .* restoration time(, | is )\d\d\/\d\d\/\d{4} 18:30/),
  ).toBeVisible();
  await expect(page.getByText('Chidi Okonkwo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Billed Usage Summary' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Budget Billing' })).toBeVisible();
  for (const link of ['Account Profile', 'Paperless', 'Outage Status', 'Meter Reading'])
    await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toBeVisible();
  await visit(page, `${cedarRidge}/pages/accountoverview?accountno=104480324`);
  await expect(page.getByText('The estimated restoration time is not yet known.')).toBeVisible();
  await expect(page.getByText('Auto Pay Enrolled')).toBeVisible();
  await expect(page.getByText('Draft Pay Enrolled')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, whetstoneHills, 'georgiana.fmw');
  for (const sentence of [
    'Your bank returned 1 payment. Call us at (423) 555-0120 if you have questions.',
    'The annual meeting is on the second Saturday of April.',
    'Rates change on January 1.',
    'A capital credit refund of $41.07 is on your account.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Billed Usage Summary' })).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, `${whetstoneHills}/pages/accountoverview?accountno=104500082`);
  await expect(page.getByRole('heading', { name: 'My Bill' })).toBeVisible();
});
