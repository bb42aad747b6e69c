import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { openFold, panel } from '../support/overview.ts';
import { withPdfViewer } from './pdf-viewer.ts';

/** The amounts of a bill's lines, top to bottom, in cents. */
async function amountsOf(list: Locator): Promise<number[]> {
  const shown = await list.locator('.money').allTextContents();
  return shown.map((text) => Math.round(Number(text.replace('−', '-').replaceAll(/[$,]/g, '')) * 100));
}

test('a bill opens in a dialog to be read, downloads as a PDF, and closes again @main', async ({ page }, {
  project,
}) => {
  await withPdfViewer(page);
  await signIn(page, project.name === 'phone' ? whetstoneHills : cedarRidge, 'walter.prine');
  const viewBill = panel(page).getByRole('button', { name: 'View Bill' });
  await viewBill.click();
  const dialog = page.getByRole('dialog', { name: /^Bill of/ });
  await expect(dialog.getByRole('heading', { name: 'The lines of this bill' })).toBeVisible();
  await expect(dialog.getByText('Total amount due', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const box = await dialog.boundingBox();
  const size = page.viewportSize();
  if (project.name === 'desk') {
    expect((box?.width ?? 0) / (size?.width ?? 1)).toBeCloseTo(0.9, 1);
    expect((box?.height ?? 0) / (size?.height ?? 1)).toBeCloseTo(0.94, 1);
    await dialog.getByRole('button', { name: 'Show the PDF' }).click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await dialog.getByRole('button', { name: 'Read the bill' }).click();
  } else await expect(dialog.getByRole('button', { name: 'Show the PDF' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Bill-104500017-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(viewBill).toBeFocused();
});

test('a bill has an address, adds up to the cent, and leads to paying it @main', async ({ page }, { project }) => {
  // Where no other journey pays what this member owes.
  const [origin, fixedCharge] =
    project.name === 'phone' ? [whetstoneHills, 'Member charge'] : [cedarRidge, 'Basic charge'];
  const bills = page.waitForResponse((answer) => answer.url().includes('/v3/accounts/104471882/bills'));
  await signIn(page, origin, 'marisol.okonkwo');
  const { results } = await (await bills).json();
  const address = (place: number) =>
    `${origin}/pages/viewbill?accountno=104471882&billdate=${results[place].billDate}` as const;
  await visit(page, address(0));
  const lines = page.getByRole('region', { name: 'The lines of this bill' });
  await expect(lines.getByText(fixedCharge)).toBeVisible();
  const [total = 0, notPaid = 0, charges = 0, carried = 0, cost = 0, ...parts] = (await amountsOf(lines)).reverse();
  expect(parts.reduce((sum, one) => sum + one, 0)).toBe(cost);
  expect([cost + carried, charges + notPaid]).toEqual([charges, total]);
  expect(total).toBe(18_860);
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('kWh');
  await expect(page.getByRole('region', { name: 'How it was measured' })).toContainText('51,880 on');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await visit(page, address(1));
  await expect(page.getByText(/^This is an earlier bill\. You owe .+ today\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay Bill' })).toHaveCount(0);
  await visit(page, address(0));
  await page.getByRole('link', { name: 'Pay Bill' }).click();
  await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();
});

test('what is not known of a bill is not shown, and another member’s is not there', async ({ page }) => {
  const answered = (bill: object) =>
    page.route('**/v3/accounts/104500017/bill?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...bill } });
    });
  const bills = page.waitForResponse((answer) => answer.url().includes('/v3/accounts/104500017/bills'));
  await signIn(page, cedarRidge, 'walter.prine');
  const { results } = await (await bills).json();
  const address = `${cedarRidge}/pages/viewbill?accountno=104500017&billdate=${results[0].billDate}` as const;
  await answered({
    charges: { kind: 'unclear' },
    readings: [],
    estimatedDays: 3,
    usage: { quantity: 12, unit: 'therms' },
  });
  await visit(page, address);
  await expect(page.getByText(/do not add up to its total/)).toBeVisible();
  await expect(page.getByText('No meter readings of this bill are here.')).toBeVisible();
  await expect(page.getByText(/^Days estimated: 3/)).toBeVisible();
  await expect(page.getByText('12 therms', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v3/accounts/104500017/bill?*');
  await answered({
    charges: { kind: 'whole' },
    endingBalance: -12,
    billedAmount: -12,
    since: null,
    balanceBefore: 0,
    owedNow: -12,
  });
  await visit(page, address);
  await expect(page.getByText('This bill is a credit: you owe nothing.')).toBeVisible();
  await expect(page.getByText('Credit on your account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay Bill' })).toHaveCount(0);
  await visit(page, `${cedarRidge}/pages/viewbill?accountno=104471882&billdate=${results[0].billDate}`);
  await expect(page.getByText('Bill History File not found.')).toBeVisible();
});

test('the demo’s capital credit statement opens, and downloads', async ({ page }, { project }) => {
  await withPdfViewer(page);
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await (await openFold(page, 'Quick Links')).getByRole('button', { name: 'Capital Credit Statement (PDF)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Capital Credit Statement' });
  await expect(dialog.locator('iframe')).toHaveCount(project.name === 'desk' ? 1 : 0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Capital-Credits-104471882.pdf');
});

test('a bill that is not there, and a statement that nobody laid down, are said to be missing', async ({ page }) => {
  const missing = { code: 1, message: 'Capital Credit File not found.' };
  await page.route('**/capital-credit-document*', (route) => route.fulfill({ status: 404, json: missing }));
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await (await openFold(page, 'Quick Links')).getByRole('button', { name: 'Capital Credit Statement (PDF)' }).click();
  await expect(page.getByText('Capital Credit File not found.')).toBeVisible();
  await visit(page, `${cedarRidge}/pages/viewbill?accountno=104471882&billdate=2020-01-01`);
  await expect(page.getByText('Bill History File not found.')).toBeVisible();
  await visit(page, `${cedarRidge}/pages/no-bill`);
  await expect(page.getByText('billing statement is not available. Please check back soon.')).toBeVisible();
});

test('the overview says what the billing system says: outage, notices, enrolments, another layout', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await expect(
    page.getByText(/There is an active outage .* restoration time(, | is )\d\d\/\d\d\/\d{4} 18:30/),
  ).toBeVisible();
  for (const title of ['My Bill', 'My Account', 'Quick Links']) await openFold(page, title);
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
