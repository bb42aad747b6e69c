import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

const subject = 'Planned work on Mill Street';

/** Writes what members read, in both languages, by keyboard. */
async function write(page: Page, about = subject) {
  for (const [language, short] of [
    ['English', 'Planned work near {address}.'],
    ['Español', 'Habrá trabajos cerca de {address}.'],
  ] as const) {
    await page.getByRole('radio', { name: language }).press('Space');
    await page.getByLabel('Subject of the email').fill(about);
    await page
      .getByRole('textbox', { name: 'Email', exact: true })
      .fill('Dear {name},\n\nwe replace a pole near {address}.');
    await page.getByLabel('Text message, and what a call says').fill(short);
  }
}

async function narrow(page: Page) {
  await page.getByLabel('Condition', { exact: true }).selectOption('Takes part in');
  await page.getByLabel('Which').selectOption('Prepaid');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Take off: Takes part in: Prepaid' })).toBeVisible();
}

test('an announcement is aimed, counted, previewed in both languages, sent and followed, by keyboard @desk @main', async ({
  page,
}) => {
  await openOffice(page, 'ike', '/announcements');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New announcement' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'New announcement' }).waitFor();
  await expectAccessible(page);
  await narrow(page);

  await page.getByRole('button', { name: 'Make it ready' }).press('Enter');
  await expect(page.getByText('Please write this in both languages.')).toBeVisible();
  await expectAccessible(page);
  await write(page);
  await page.getByRole('button', { name: 'Show a preview' }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^Dear .+\n\nwe replace a pole near .+\./)).toHaveCount(2);
  await expect(page.getByText(/A part holds 70 letters because of á/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Make it ready' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  await expect(page.getByText('Its recipients are being written.')).toHaveCount(0);
  await page.getByRole('button', { name: /^Send to \d+$/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('the pole is rotten');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Send to \d+$/ }).press('Enter');
  await expect(page.getByText('It goes out now.')).toBeVisible();
  await expect(page.getByText('It has gone to everybody.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Its messages' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  await expect(page).toHaveURL(/\/messages\?announcementId=/);
  await expectAccessible(page);
  await page
    .getByRole('table', { name: 'What was sent' })
    .getByRole('link', { name: 'Announcement' })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'What happened to it' })).toBeVisible();
  await expectAccessible(page);
});

test('messages are looked through by what the address says @desk', async ({ page }) => {
  await openOffice(page, 'ike', '/messages?state=aside&about=plan');
  await expect(page.getByRole('heading', { name: 'No message is like that.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('State').selectOption('Any state');
  await expect(page).not.toHaveURL(/state=/);
  await page.getByLabel('Email, phone or member number').fill('200017');
  await expect(page).toHaveURL(/recipient=200017/);
});

test('a dispatcher announces outages alone @desk', async ({ page }) => {
  await openOffice(page, 'ray', '/announcements/new');
  await expect(page.getByRole('radio', { name: 'The service' })).toHaveCount(0);
  await expect(page.getByText('Members', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('announcements are made on a phone, in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'ike', '/announcements/new');
  await narrow(page);
  await expectAccessible(page);
});
