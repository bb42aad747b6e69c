import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

test('an admin asks for an invitation, and another one refuses it @main', async ({ page, browser }, { project }) => {
  const email = `new-${project.name}@office.example`;
  await openOffice(page, 'gwen', '/staff', { isProved: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Fill in name and email, and choose a role.');
  await dialog.getByLabel('Name').fill('Nadia Soto');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Reason').fill('begins on Monday');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Asked. Another person has to approve it before it is done.')).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await openOffice(second, 'priya', '/approvals', { isProved: true });
  await expectAccessible(second);
  const asked = second.getByRole('listitem').filter({ hasText: 'Let someone into the office' });
  await asked.getByRole('button', { name: 'Refuse' }).click();
  const refusal = second.getByRole('dialog', { name: 'Refuse' });
  await refusal.getByLabel('Reason').fill('she works elsewhere now');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(second.getByText('Refused.')).toBeVisible();
  await other.close();
});

test('the audit log tells who did what, and is found by act', async ({ page }) => {
  await openOffice(page, 'otis', '/audit');
  await page.getByLabel('Act', { exact: true }).selectOption({ label: 'Joined the office' });
  await expect(page.getByRole('row').filter({ hasText: 'Joined the office' }).first()).toBeVisible();
  await expect(page).toHaveURL(/act=staff-joined/);
  await expectAccessible(page);
});
