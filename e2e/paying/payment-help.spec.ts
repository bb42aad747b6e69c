import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';
import { cedarOffice, openOffice } from '../support/office.ts';
import { openAccount, panel } from '../support/overview.ts';

const helpPage = `${cedarRidge}/pages/billpayments/payment-help` as const;
const promises = /not disconnected|stays on|you have until/i;
const whatWasAsked = (page: Page) => page.getByRole('main').getByRole('status');

/** Two members alike, so that each width has one of its own. */
const atWidth = (desk: string, phone: string) => (test.info().project.name === 'desk' ? desk : phone);

/** Opens what a member asked for in the queue of help with paying. */
async function openInQueue(page: Page, member: string): Promise<void> {
  await openOffice(page, 'ike', '/queues?kind=payment-help');
  await page.getByRole('list', { name: 'What was asked for' }).getByRole('link', { name: member }).click();
  await expect(page.getByRole('heading', { level: 2, name: member })).toBeVisible();
}

test('who is past due asks for more time by keyboard, and reads yes only once the office has said so @main', async ({
  page,
}) => {
  const username = atWidth('hattie.brandvold', 'jonas.ekdahl');
  await signIn(page, cedarRidge, username);
  await openAccount(page, cedarRidge, atWidth('104509116', '104509126'));
  await press(page, panel(page).getByRole('link', { name: 'Help with paying' }));
  await expect(page).toHaveURL(helpPage);
  await expect(page.getByText('$61.20 is past due.')).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: /^Ask for time until/ }));
  const asked = whatWasAsked(page);
  await expect(asked.getByRole('heading', { name: /^You asked for time until/ })).toBeFocused();
  await expect(asked).toContainText(/We answer by \d\d\/\d\d\/\d{4}\./);
  await expect(asked).not.toContainText(promises);
  await expect(page.getByRole('button', { name: /^Ask / })).toHaveCount(0);
  await expectAccessible(page);
  await openAccount(page, cedarRidge, atWidth('104509116', '104509126'));
  await expect(panel(page)).toContainText(
    /You asked for help with paying. We answer by [^;]*; until then this stays due/,
  );
  await expectAccessible(page);

  await openInQueue(page, atWidth('Hattie Brandvold', 'Jonas Ekdahl'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await expect(page.getByText(/Approved by Ike/)).toBeVisible();
  await expectAccessible(page);

  await signIn(page, cedarRidge, username, helpPage);
  await expect(asked.getByRole('heading', { name: /^You have until/ })).toBeVisible();
  await expect(asked).toContainText(/Your service is not disconnected for this if \$61\.20 is paid by/);
  await expectAccessible(page);
});

test('who is refused reads why; a pledge that the office records is shown as pending', async ({ page }) => {
  const username = atWidth('rufus.teague', 'emmett.vance');
  await signIn(page, cedarRidge, username, helpPage);
  await page.getByRole('button', { name: 'Ask to pay in 3 parts' }).click();
  await expect(whatWasAsked(page).getByRole('heading', { name: /^You asked to pay \$/ })).toBeVisible();
  await expectAccessible(page);

  await openInQueue(page, atWidth('Rufus Teague', 'Emmett Vance'));
  await page.getByRole('button', { name: 'What was agreed before was not kept.' }).click();
  await page.getByRole('button', { name: 'Refuse with this reason' }).click();
  await expect(page.getByText(/Refused by Ike/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${cedarOffice}/members/${atWidth('200066', '200082')}`);
  await page.getByRole('button', { name: 'Record a pledge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a pledge' });
  await dialog.getByLabel('Agency').fill('Lane County energy assistance');
  await dialog.getByLabel('Amount').fill('60');
  await dialog.getByLabel('Reason').fill('their letter of today');
  await dialog.getByRole('button', { name: 'Record a pledge' }).click();
  await expect(dialog.getByText('This is needed.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('To be here by').fill('2099-12-15');
  await dialog.getByRole('button', { name: 'Record a pledge' }).click();
  const pledges = page.getByRole('region', { name: 'Pledges' });
  await expect(pledges.getByText('awaited by 12/15/2099')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, cedarRidge, username, helpPage);
  await expect(whatWasAsked(page)).toContainText('What was agreed before was not kept.');
  await expect(whatWasAsked(page)).not.toContainText(promises);
  await expect(page.getByRole('button', { name: 'Ask to pay in 3 parts' })).toBeVisible();
  const other = page.getByRole('region', { name: 'Other help' });
  await expect(other.getByRole('listitem').filter({ hasText: 'Lane County' })).toContainText('Pledge pending');
  await expect(other).not.toContainText(promises);
  await expectAccessible(page);
});
