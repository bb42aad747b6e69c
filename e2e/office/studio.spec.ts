import type { Page } from '@playwright/test';
import { officeAddress } from '@rochdale/domain/office/screens/office-screens';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

// The co-op has one draft: these walk one after the other.
test.describe.configure({ mode: 'serial' });

const accent = { folder: '#f1bd86', draft: '#f2c14e' };
const accentOfMembers = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
const frameOf = (page: Page, width: string) => page.frameLocator(`iframe[title="Preview of the draft, ${width}"]`);

test('a color goes from draft by preview to members, and back again, by keyboard @desk @main', async ({
  page,
  context,
}) => {
  await openOffice(page, 'priya', officeAddress('studio', {}));
  await expect(page.getByText(/^Members see .+ There is no draft\.$/)).toBeVisible();
  const frame = frameOf(page, 'Desktop');
  await expect(frame.getByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();
  await expectAccessible(page);

  const brand = page.getByLabel('Brand', { exact: true });
  await brand.fill('#4f9a76');
  await expect(page.getByText('#4f9a76 on #e6f1ea is 2.92 to 1. It needs 4.5.')).toBeVisible();
  await expect(page.getByText('Something in the draft cannot be published. It is marked below.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Use it: Brand/ }).press('Enter');
  await expect(page.getByText('All pairs pass')).toBeVisible();
  await brand.fill('#1c5e45');
  await page.getByLabel('Accent', { exact: true }).fill(accent.draft);
  const changes = page.getByRole('table', { name: /^Changes against/ });
  await expect(changes.getByRole('row', { name: `Accent, Light ${accent.folder} ${accent.draft}` })).toBeVisible();
  await expect
    .poll(() => frame.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim()))
    .toBe(accent.draft);

  const member = await context.newPage();
  await member.goto(`${cedarRidge}/pages/home`);
  expect(await accentOfMembers(member)).toBe(accent.folder);
  await page.getByRole('button', { name: 'Publish 1 change' }).press('Enter');
  await expect(page.getByText(/^Published as version \d+\./)).toBeVisible();
  await expect(async () => {
    await member.reload();
    expect(await accentOfMembers(member)).toBe(accent.draft);
  }).toPass({ timeout: 5000 });

  await page.getByRole('link', { name: 'History' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'History of the site' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Members see this/ })).toContainText('Priya Raman');
  await page.getByRole('link', { name: 'Folder' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Roll back to what the folder says?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Roll back', exact: true }).press('Enter');
  await page.getByLabel('Reason').fill('the old accent was better');
  await page.getByRole('button', { name: 'Roll back', exact: true }).press('Enter');
  await expect(page.getByText('Rolled back. Members have it within seconds.')).toBeVisible();
  await expect(async () => {
    await member.reload();
    expect(await accentOfMembers(member)).toBe(accent.folder);
  }).toPass({ timeout: 5000 });
});

test('what somebody else changed meanwhile is said, and what was typed is still there @desk', async ({
  page,
  context,
}) => {
  await openOffice(page, 'priya', officeAddress('studio', {}, { tab: 'words' }));
  const hours = page.getByLabel('Office hours, English');
  await expect(hours).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Phone', { exact: true }).fill('(541) 555-0111');
  await expect(other.getByText(/^Draft, saved/)).toBeVisible();

  await hours.fill('By appointment');
  const said = page.getByText(/^Priya Raman changed the draft at \d\d:\d\d: Phone\. What you typed is still here\./);
  const saved = page.getByRole('row', { name: /^Office hours, English/ });
  await expect(said.or(saved).first()).toBeVisible();
  if (await said.isVisible()) {
    await expect(hours).toHaveValue('By appointment');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the new draft' }).press('Enter');
  }
  await expect(saved).toContainText('By appointment');
  await expect(page.getByRole('row', { name: /^Phone/ })).toContainText('(541) 555-0111');

  await page.getByRole('button', { name: 'Discard draft' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Discard the draft?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard draft' }).press('Enter');
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await expect(page.getByText('The draft changes nothing.')).toBeVisible();
});

test('a menu of one’s own is put together by keyboard, and seen as a phone sees it, in the dark @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'priya', officeAddress('studio', {}, { tab: 'menu' }));
  await page.getByRole('button', { name: 'Add an entry' }).press('Enter');
  const entry = page.getByRole('group', { name: 'Entry New entry' });
  await entry.getByLabel('Leads to').fill('/no-such-screen');
  await expect(page.getByText(/is no screen/).first()).toBeVisible();
  await expectAccessible(page);
  await entry.getByLabel('Leads to').fill('/usage-tracker');
  await expect(page.getByRole('row', { name: /^Menu, English/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Phone' }).press('Space');
  await expect(frameOf(page, 'Phone').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).press('Enter');
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
});

test('no other site frames the portal, and a code that the office did not just send draws nothing @desk', async ({
  page,
}) => {
  const home = await page.request.get(`${cedarRidge}/pages/home`);
  expect(home.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const form = { code: 'A'.repeat(43), screen: 'overview', language: 'en' };
  expect((await page.request.post(`${cedarRidge}/pages/as-member/draft`, { form })).status()).toBe(404);
});

test('a document goes from a file by a list to members, and is rolled back @desk', async ({ page, context }) => {
  await openOffice(page, 'priya', officeAddress('studio', {}, { tab: 'documents' }));
  const english = page.getByRole('region', { name: 'Documents, English' });
  await expect(english.getByRole('group', { name: 'Document Bylaws (PDF)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Documents, Spanish' })).toBeVisible();
  await expectAccessible(page);

  const add = english.getByLabel('Add a file');
  await add.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>no</p>') });
  await expect(english.getByRole('alert')).toContainText('Choose a PDF, DOCX, XLSX, TXT, PNG or JPG.');
  await add.setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<p>no</p>') });
  await expect(english.getByRole('alert')).toContainText('This file is not what its name says');
  await add.setInputFiles({
    name: 'Annual meeting 2026.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The annual meeting is on June 6.'),
  });
  const added = english.getByRole('group', { name: 'Document Annual meeting 2026' });
  await expect(added.getByText('File: Annual-meeting-2026.txt')).toBeVisible();
  await added.getByLabel('Description').fill('Annual meeting');
  for (let up = 0; up < 3; up += 1)
    await english.getByRole('button', { name: 'Move Annual meeting up' }).press('Enter');
  const changes = page.getByRole('row', { name: /^Documents/ });
  await expect(changes).toHaveCount(1);
  await expect(changes).toContainText('Annual meeting (Annual-meeting-2026.txt)');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish 1 change' }).press('Enter');
  await expect(page.getByText(/^Published as version \d+\./)).toBeVisible();
  const member = await context.newPage();
  await signIn(member, cedarRidge, 'walter.prine');
  await expect(async () => {
    await member.goto(`${cedarRidge}/pages/member-info-docs`);
    await expect(member.getByRole('link', { name: /Annual meeting/ })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  const [opened] = await Promise.all([
    member.waitForEvent('popup'),
    member.getByRole('link', { name: /Annual meeting/ }).click(),
  ]);
  await expect(opened.getByText('The annual meeting is on June 6.')).toBeVisible();

  await page.getByRole('link', { name: 'History' }).press('Enter');
  await page.getByRole('link', { name: 'Folder' }).press('Enter');
  await page.getByRole('button', { name: 'Roll back', exact: true }).press('Enter');
  await page.getByLabel('Reason').fill('the meeting is over');
  await page.getByRole('button', { name: 'Roll back', exact: true }).press('Enter');
  await expect(page.getByText('Rolled back. Members have it within seconds.')).toBeVisible();
  await expect(async () => {
    await opened.reload();
    await expect(opened.getByText('The annual meeting is on June 6.')).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
});
