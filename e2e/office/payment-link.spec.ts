import { cedarRidge } from '../support/coops.ts';
import { continueWith, expect, expectAccessible, payByCard, test, visit } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';
import { fromOutbox, messagesTo } from '../support/outbox.ts';

const linkPattern = /payment-link\?code=([\w-]{22})/;

test('“I want to pay by phone”: a link goes to the contact on file, is paid, and is seen paid, by keyboard alone @main', async ({
  page,
  browser,
}) => {
  const from = Date.now();
  await openOffice(page, 'dana');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('petra lindqvist');
  const results = page.getByRole('listbox', { name: 'Members found' });
  await expect(results.getByRole('option', { name: /Petra Lindqvist/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Petra Lindqvist' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a link to pay' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send a link to pay' });
  await dialog.getByLabel('Amount').fill('7.31');
  await dialog.getByLabel('Reason').fill('asked by phone');
  await expect(dialog.getByLabel('Send to')).not.toHaveValue('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send a link to pay' }).press('Enter');
  await expect(page.getByText(/^The link goes to p\*\*\*@/)).toBeVisible();
  expect(Date.now() - from).toBeLessThan(60_000);

  const elsewhere = await browser.newContext();
  const members = await elsewhere.newPage();
  const code = await fromOutbox(members, cedarRidge, 'petra', linkPattern);
  await visit(members, `${cedarRidge}/pages/payment-link?code=${code}`);
  await expect(members.getByRole('heading', { level: 1, name: 'Pay $7.31' })).toBeVisible();
  await expect(members).toHaveURL(`${cedarRidge}/pages/payment-link`);
  await expect(members.getByText('Lindqvist')).toHaveCount(0);
  await expectAccessible(members);
  await continueWith(members, '$7.31');
  const again = members.getByRole('button', { name: 'Pay again' });
  const card = members.getByLabel('Card number');
  await expect(again.or(card)).toBeVisible();
  if (await again.isVisible()) await again.press('Enter');
  await payByCard(members);
  await expect(members.getByText('Your payment has been processed.')).toBeVisible();
  await expect(members.getByText('Lindqvist')).toHaveCount(0);
  await expectAccessible(members);
  await visit(members, `${cedarRidge}/pages/payment-link?code=${code}`);
  await expect(members.getByText(/^This link was used: the payment is in\./)).toBeVisible();
  await expectAccessible(members);
  await elsewhere.close();

  await page.reload();
  const links = page.getByRole('region', { name: 'Links to pay' });
  await links.getByRole('link', { name: 'Paid' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^\$7\.31 from / })).toBeVisible();
  await expect(page.getByText('Sent by Dana Whitfield')).toBeVisible();
  await page.getByRole('button', { name: 'Send receipt again' }).press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Send receipt again' });
  await receipt.getByLabel('Reason').fill('did not arrive');
  await receipt.getByRole('button', { name: 'Send receipt again' }).press('Enter');
  await expect(page.getByText(/^The receipt goes to p\*\*\*@.* Copies left: 1\.$/)).toBeVisible();
  await expectAccessible(page);
});

test('a link that was canceled opens nothing, and says whom to call @desk', async ({ page, browser }) => {
  await openOffice(page, 'dana', '/members/200025');
  await page.getByRole('button', { name: 'Send a link to pay' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send a link to pay' });
  await dialog.getByLabel('Amount').fill('5.17');
  await dialog.getByLabel('Reason').fill('asked by phone');
  await expect(dialog.getByLabel('Send to')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Send a link to pay' }).press('Enter');
  await expect(page.getByText(/^The link goes to w\*\*\*@/)).toBeVisible();
  const code = await fromOutbox(page, cedarRidge, 'walter', linkPattern);
  await page.getByRole('button', { name: 'Cancel link' }).first().press('Enter');
  const ask = page.getByRole('dialog', { name: 'Cancel this link?' });
  await ask.getByLabel('Reason').fill('wrong amount');
  await ask.getByRole('button', { name: 'Cancel link' }).press('Enter');
  await expect(page.getByText('The link is canceled.')).toBeVisible();
  await expectAccessible(page);
  const elsewhere = await browser.newContext();
  const members = await elsewhere.newPage();
  await visit(members, `${cedarRidge}/pages/payment-link?code=${code}`);
  await expect(members.getByText(/^This link cannot be used\./)).toBeVisible();
  await expect(members.getByRole('link', { name: 'Go to Quick Pay' })).toBeVisible();
  await elsewhere.close();
});

test('“my code does not come”: seen on its way, and a new one sent again @desk', async ({ page }) => {
  const sent = async () => (await messagesTo(page, cedarRidge, 'walter')).length;
  const before = await sent();
  await openOffice(page, 'dana', '/members/200025');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  const link = page.getByRole('dialog', { name: 'Send a link for a new password?' });
  await link.getByLabel('Reason').fill('forgot it');
  await link.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByText(/^The link goes to .* now\.$/)).toBeVisible();
  await expect.poll(sent).toBeGreaterThan(before);
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Link for a new password' }).first();
  await expect(row).toContainText('w***@');
  await expectAccessible(page);
  // It stays closed until the message is handed over.
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('button', { name: 'Send again' })).toBeEnabled({ timeout: 3_000 });
  }).toPass();
  await row.getByRole('button', { name: 'Send again' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this again?' });
  await expect(dialog).toContainText('A new code or link is made.');
  await dialog.getByLabel('Reason').fill('nothing came');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(page.getByText(/^A new one goes to w\*\*\*@.* now\.$/)).toBeVisible();
});
