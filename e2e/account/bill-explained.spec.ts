import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { panel } from '../support/overview.ts';

const cents = (text: string | null) =>
  Math.round(Number((text ?? '').replace('−', '-').replaceAll(/[+$,]/g, '')) * 100);

test('a member reads why the bill is different, what is behind its lines, and asks the office @main', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'walter.prine');
  await panel(page).getByRole('button', { name: 'View Bill' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'The bill, explained' }).click();
  const why = page.getByRole('region', { name: 'Why is it different?' });
  await expect(why.getByText(/(more|less) than the bill of|As much as the bill of/)).toBeVisible();
  for (const against of ['Last bill', 'A year ago']) {
    await why.getByRole('radio', { name: against }).check();
    const rows = why.locator('.fall > li:not(.fall__line)');
    const amounts = (await rows.locator('.fall__amount').allTextContents()).map(cents);
    const [before = 0, ...rest] = amounts;
    const now = rest.pop() ?? 0;
    expect(rest.reduce((sum, amount) => sum + amount, before)).toBe(now);
  }
  await why.getByText('The parts of the difference').click();
  await expect(why.getByRole('table')).toBeVisible();
  const lines = page.getByRole('region', { name: 'The lines of this bill' });
  await expect(lines.getByText('The days as a list')).toBeVisible();
  await lines.getByText('The days as a list').click();
  await expect(lines.getByText(/^\d[\d.]* kWh$/).first()).toBeVisible();
  await expectAccessible(page);

  const wrong = page.getByRole('region', { name: 'Is something wrong?' });
  await wrong.getByRole('button', { name: 'Ask about this bill' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask about the bill of/ });
  await expect(dialog.getByText('This goes with it')).toBeVisible();
  await dialog.getByLabel('Your question').fill('Why so much in the first week?');
  await expectAccessible(page);
  const sent = () => dialog.getByText(/Its number is SO-\d{6}-\d{6}\./);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(sent()).toBeVisible();
  const said = await sent().textContent();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(wrong.getByRole('button', { name: 'Ask about this bill' })).toBeFocused();
  // The same question once more is the same request.
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your question').fill('Why so much in the first week?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(sent()).toHaveText(said ?? '');
});

test('what explains a bill may fail or be slow, and the bill is there all the same', async ({ page }) => {
  const bills = page.waitForResponse((answer) => answer.url().includes('/v3/accounts/104500017/bills'));
  await signIn(page, cedarRidge, 'walter.prine');
  const { results } = await (await bills).json();
  const calls = '**/v3/accounts/*/bill-explained?*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, `${cedarRidge}/pages/viewbill?accountno=104500017&billdate=${results[0].billDate}`);
  const why = page.getByRole('region', { name: 'Why is it different?' });
  await expect(why.getByText('We are unable to process your request at this time.')).toBeVisible();
  await expect(page.getByText('Total amount due', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await why.getByRole('button', { name: 'Try again' }).click();
  await expect(why.locator('.fall')).toBeVisible();
  await visit(page, `${cedarRidge}/pages/viewbill?accountno=104471882&billdate=${results[0].billDate}`);
  await expect(page.getByText('Bill History File not found.')).toBeVisible();
});
