import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { demoPassword, expect, test, visit } from '../support/journey.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { panel } from '../support/overview.ts';

async function signInByKeys(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/pages/login`);
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('marisol.okonkwo');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
}

test('a member reads a bill, the history and another account without a mouse @main', async ({ page }, { project }) => {
  const origin = project.name === 'phone' ? whetstoneHills : cedarRidge;
  await signInByKeys(page, origin);
  const viewBill = panel(page).getByRole('button', { name: 'View Bill' });
  await press(page, viewBill);
  const bill = page.getByRole('dialog', { name: /^Bill of/ });
  await expect(bill).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bill).toBeHidden();
  await expect(viewBill).toBeFocused();

  await visit(page, `${origin}/pages/billpayments/history`);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Bills' })).toHaveAttribute('aria-selected', 'true');
  await press(page, page.getByRole('button', { name: /^View Bill of/ }).first());
  await expect(bill).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bill).toBeHidden();

  await visit(page, `${origin}/pages/account-list`);
  await tabTo(page, page.getByLabel('Search'));
  await page.keyboard.type('lantern 11');
  await press(page, page.getByRole('button', { name: 'Open account 104495523' }));
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect(page.getByRole('main').getByText('104495523').first()).toBeVisible();
});

test('the profiles are opened, left and walked through without a mouse', async ({ page }, { project }) => {
  const origin = project.name === 'phone' ? whetstoneHills : cedarRidge;
  await signInByKeys(page, origin);
  await visit(page, `${origin}/pages/account-profile`);
  const edit = page.getByRole('button', { name: 'Edit address' });
  await press(page, edit);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(edit).toBeFocused();

  await visit(page, `${origin}/pages/my-profile`);
  await tabTo(page, page.getByRole('tab', { name: 'Login Info' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Login Info' })).toHaveAttribute('aria-selected', 'false');
});
