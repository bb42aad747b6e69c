import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '@rochdale/domain/dates';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { fillThirdParty, openOffice } from '../support/office.ts';

const today = new Date().toISOString().slice(0, 10);
const reason = 'the new outage system goes live';

/** Another person lets through what was asked for. */
async function approve(page: Page, what: string): Promise<void> {
  const asked = page.getByRole('listitem').filter({ hasText: what }).filter({ hasText: reason }).first();
  await asked.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText('Approved and done.')).toBeVisible();
}
/** What stands in the menu of a row, chosen by keyboard. */
async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: act }).press('Enter');
}

test('two people make a key, which is shown once, opens what it may, and is revoked @main', async ({
  page,
  browser,
  request,
}, { project }) => {
  const name = `Outage system ${project.name}`;
  await openOffice(page, 'gwen', '/connected', { isProved: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New key' });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'New key' }).press('Enter');
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Outages: change').press('Space');
  await dialog.getByLabel('From networks').fill('everywhere');
  await dialog.getByRole('button', { name: 'New key' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('everywhere is no network such as 203.0.113.0/24.');
  await dialog.getByLabel('From networks').fill('127.0.0.0/8\n::1');
  await dialog.getByLabel('Ends').fill(addDays(today, 200));
  await dialog.getByRole('button', { name: 'New key' }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it before it is done.')).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await openOffice(second, 'priya', '/approvals', { isProved: true });
  await approve(second, 'Make an API key');
  await second.context().close();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Waits to be shown');
  await choose(page, name, 'Show the secret');
  await expect(page.getByText(`Key “${name}” is ready. Copy it now; it is not shown again.`)).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').filter({ hasText: 'rk_' }).first().textContent()) ?? '';
  const put = () =>
    request.put(`${cedarRidge}/v3/connected/outages`, {
      headers: { Authorization: `Bearer ${secret}` },
      data: {
        outages: [
          {
            outageNumber: `K-${project.name}`,
            description: 'A tree fell on the line',
            startedAt: '2026-01-05T10:00',
            restoredAt: '2026-01-05T11:00',
            accounts: ['104500017'],
          },
        ],
      },
    });
  expect((await put()).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await choose(page, name, 'Revoke');
  const revoke = page.getByRole('dialog', { name: `Revoke “${name}”?` });
  await revoke.getByLabel('Reason').fill('it was seen by others');
  await revoke.getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByText('The key is revoked.')).toBeVisible();
  expect((await put()).status()).toBe(401);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Revoked');
});

test('two people make a webhook; what it does not take is seen, and sent again', async ({ page, browser }) => {
  const url = `https://hooks-${Date.now()}.example/in`;
  await openOffice(page, 'gwen', '/connected', { isProved: true });
  await page.getByRole('button', { name: 'New webhook' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByLabel('Address').fill('https://127.0.0.1/');
  await dialog.getByLabel('payment.posted').press('Space');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'New webhook' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This address may not be called');
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByRole('button', { name: 'New webhook' }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it before it is done.')).toBeVisible();
  const second = await (await browser.newContext()).newPage();
  await openOffice(second, 'priya', '/approvals', { isProved: true });
  await approve(second, 'Make a webhook');
  await second.context().close();

  await page.reload();
  await choose(page, url, 'Show the secret');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await choose(page, url, 'Send a test');
  await expect(page.getByText('A test is on its way.')).toBeVisible();
  await page.getByRole('link', { name: url }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'test' })).toContainText('no such host', { timeout: 30_000 });
  await expectAccessible(page);
  await page.getByLabel('State', { exact: true }).selectOption('Given up');
  await expect(page.getByText('Nothing was sent')).toBeVisible();
  await page.getByRole('button', { name: 'Send a span again' }).press('Enter');
  const again = page.getByRole('dialog', { name: 'Send a span again' });
  await again.getByLabel('Reason').fill('the receiver was mended');
  await again.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(again.getByRole('alert')).toContainText('There is nothing to send again.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Keys and webhooks' }).last().press('Enter');
  await choose(page, url, 'Turn off');
  const off = page.getByRole('dialog', { name: 'Turn off' });
  await off.getByLabel('Reason').fill('no longer used');
  await off.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: url })).toContainText('Off');
});

test('who may not change keys is told who may; a failed call may be tried again', async ({ page }) => {
  await openOffice(page, 'otis', '/connected');
  const button = page.getByRole('button', { name: 'New key' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.route('**/v1/keys', (route) =>
    route.fulfill({ status: 500, json: { code: 5000, message: 'no', id: 'r-1' } }),
  );
  await page.reload();
  await expect(page.getByText('r-1')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/keys');
  await page.getByRole('button', { name: 'Try again' }).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('the audit is searched by words, taken out and verified', async ({ page }) => {
  await openOffice(page, 'otis', '/audit');
  await page.getByLabel('Who', { exact: true }).selectOption({ label: 'Otis Beal' });
  await page.getByLabel('Words of the reason').fill('no such words here');
  await expect(page.getByText('Nothing was found.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Words of the reason').fill('');
  await page.getByLabel('Who', { exact: true }).selectOption({ label: 'Anyone' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).press('Enter'),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^audit_id,position,entry_id,/);
  await page.getByRole('button', { name: 'Verify now' }).press('Enter');
  await expect(page.getByText('The chain is whole.')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Act', { exact: true }).selectOption({ label: 'Audit log downloaded' });
  await expect(page.getByRole('row').filter({ hasText: 'Audit log downloaded' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('two people register a third party; its place for notifications is a webhook of its own', async ({
  page,
  browser,
}) => {
  const name = `Brightside ${Date.now()}`;
  const url = `https://notify-${Date.now()}.example/espi`;
  await openOffice(page, 'gwen', '/connected', { isProved: true });
  await page.getByRole('button', { name: 'New third party' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New third party' });
  await fillThirdParty(dialog, { name, reason });
  await dialog.getByLabel('Addresses to come back to').fill('https://brightside.example/back');
  await dialog.getByLabel('Address for notifications').fill('http://127.0.0.1/notify');
  await dialog.getByRole('button', { name: 'New third party' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This address may not be called');
  await expectAccessible(page);
  await dialog.getByLabel('Address for notifications').fill(url);
  await dialog.getByRole('button', { name: 'New third party' }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it before it is done.')).toBeVisible();
  const second = await (await browser.newContext()).newPage();
  await openOffice(second, 'priya', '/approvals', { isProved: true });
  await approve(second, 'Register a third party');
  await second.context().close();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: url });
  await expect(row).toContainText(`New data for ${name}`);
  await expect(row).toContainText('Waits for its secret');
  await choose(page, url, 'Show the secret');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await choose(page, url, 'Send a test');
  await expect(page.getByText('A test is on its way.')).toBeVisible();
  await expectAccessible(page);
});
