import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { asMember } from '../support/member-asks.ts';
import { cedarOffice, openOffice } from '../support/office.ts';

const list = (page: Page) => page.getByRole('list', { name: 'What was asked for' });

test('a profile change is found, taken and refused by keyboard alone, and its member reads why @desk @main', async ({
  page,
}) => {
  await (await asMember(page, 'della.marsh')).changes('200058', '104500041', { middleName: 'Quince' });
  await openOffice(page, 'ike');
  await page.getByRole('link', { name: 'Profile changes to review', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/queues\?kind=profile-change$/);
  await expectAccessible(page);
  const line = list(page).getByRole('link', { name: 'Della Marsh' });
  const walkTo = () =>
    expect(async () => {
      await page.keyboard.press('j');
      await expect(line).toBeFocused({ timeout: 200 });
    }).toPass();
  await walkTo();
  await page.keyboard.press('a');
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Della' })).toContainText('Ike');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Della Marsh' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^Name/ })).toContainText('Quince');
  await expect(page.getByText('Yours since')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Please bring a paper that shows the name.');
  await page.getByRole('button', { name: 'We could not read part of it.' }).press('Enter');
  await expect(page.getByText('They read').locator('..')).toContainText(
    'We could not read part of it. Please bring a paper',
  );
  await page.getByRole('button', { name: 'Refuse with this reason' }).press('Enter');
  await expect(page.getByText('Refused.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Refused by Ike .* They were told by email\./)).toBeVisible();
  await expectAccessible(page);

  await signIn(page, cedarRidge, 'della.marsh', `${cedarRidge}/pages/account-profile`);
  await expect(
    page.getByText(/could not accept the change .* Please bring a paper that shows the name\./),
  ).toBeVisible();
  await expectAccessible(page);
});

test('who was slower reads what the other did, and what was typed is still there @desk', async ({ page, browser }) => {
  await (await asMember(page, 'della.marsh')).asksForWork('104500041', 'a limb on the line');
  const open = async (at: Page) => {
    await at.getByRole('tab', { name: /^Service orders/ }).click();
    await list(at).getByRole('link', { name: 'Della Marsh' }).last().click();
    await expect(at.getByText('a limb on the line')).toBeVisible();
  };
  await openOffice(page, 'marta', '/queues');
  await open(page);
  const other = await (await browser.newContext()).newPage();
  await openOffice(other, 'ike', '/queues');
  await open(other);
  await page.getByLabel('Reason, if you refuse').fill('Call the county.');
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText(/Approved by Ike/)).toBeVisible();
  await page.getByRole('button', { name: 'Refuse with this reason' }).click();
  await expect(page.getByText(/Approved by Ike/)).toBeVisible();
  await expect(page.getByText('Someone was quicker. What you wrote was not sent:')).toBeVisible();
  await expect(page.getByText('Call the county.')).toBeVisible();
  await expectAccessible(page);
  await other.close();
});

test('a clerk sees what waits and reads who may answer it; failed and slow say so', async ({ page }) => {
  await (await asMember(page, 'walter.prine')).changes('200025', '104500017', { middleName: 'Ada' });
  await openOffice(page, 'dana', '/queues?kind=profile-change');
  await list(page).getByRole('link', { name: 'Walter Prine' }).click();
  const approve = page.getByRole('button', { name: /^Approve/ });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/Decide what waits in queues/).first()).toBeVisible();
  await expectAccessible(page);
  const calls = '**/v1/queues?*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await page.goto(`${cedarOffice}/queues?whose=mine`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches Mine' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show everyone’s' }).click();
  await expect(list(page).getByRole('link', { name: 'Walter Prine' }).first()).toBeVisible();
});
