import type { Locator } from '@playwright/test';
import { basicRidge, cedarRidge, detailedHills } from '../support/coops.ts';
import { expect, signIn, test, visit } from '../support/journey.ts';
import { expectAllReached, press, tabTo, typeInto } from '../support/keyboard.ts';
import { card, layouts, panel } from '../support/overview.ts';

/** Presses Enter on a control that Tab was seen to reach. */
async function use(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

for (const { name, origin, isClosed } of layouts) {
  test(`the overview without a mouse: every control of every card. ${name}`, async ({ page, context }, { project }) => {
    await context.route('https://meters.cedarridge.example/**', (route) => route.fulfill({ body: 'Meter' }));
    await signIn(page, origin, 'marisol.okonkwo');
    const unfold = async (): Promise<void> => {
      for (const title of ['My Bill', 'My Account', 'Payment Programs', 'Quick Links'])
        await use(card(page, title).locator('summary'));
    };
    await unfold();
    await expectAllReached(page, isClosed ? 15 : 22);
    for (const [control, title] of [
      [panel(page).getByRole('button', { name: 'Pay Bill' }), 'Make a payment'],
      [panel(page).getByRole('button', { name: 'View Bill' }), /^Bill of/],
      [card(page, 'My Bill').getByRole('button', { name: 'View Bill' }), /^Bill of/],
      [card(page, 'Quick Links').getByRole('button', { name: /^Capital Credit/ }), /Capital Credit/],
    ] as const) {
      await use(control);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(control).toBeFocused();
    }
    const myMeter = card(page, 'My Account').getByRole('button', { name: 'My Meter' });
    const [tab] = await Promise.all([context.waitForEvent('page'), use(myMeter)]);
    await tab.close();
    for (const [title, link, heading] of [
      ['Billing & Payment History', project.name === 'phone' ? 'Account History' : 'View More', 'Account History'],
      ['My Account', 'Account Profile', 'Account Profile'],
      ['Quick Links', 'Meter Reading', 'Meter Reading'],
    ] as const) {
      await use(card(page, title).getByRole('link', { name: link }));
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
      await page.goBack();
      await expect(card(page, title)).toBeVisible();
      await unfold();
    }
  });
}

test('My Profile without a mouse: every control of every tab, and saving @main', async ({ page }, { project }) => {
  test.slow();
  const isRidge = project.name === 'desk';
  await signIn(
    page,
    isRidge ? cedarRidge : detailedHills,
    'nadia.whitlock',
    `${isRidge ? cedarRidge : detailedHills}/pages/my-profile`,
  );
  await expect(page.getByLabel('Username')).toHaveValue('nadia.whitlock');
  const selected = page.getByRole('tab', { selected: true });
  const next = async (name: string): Promise<void> => {
    await selected.focus();
    await page.keyboard.press('ArrowRight');
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
  };
  await expectAllReached(page, isRidge ? 9 : 6);
  await next('Paperless Options');
  await expectAllReached(page, isRidge ? 20 : 3);
  if (isRidge) {
    await press(page, page.getByLabel('Paperless Bill, account 104500116'), 'Space');
    await expect(page.getByLabel('Email, account 104500116')).toBeDisabled();
  } else await press(page, page.getByLabel('Send my bills by email instead of on paper'), 'Space');
  const agree = page.getByLabel(
    'I agree to receive my bills by email instead of on paper. I can go back to paper at any time under My Profile, free.',
  );
  await press(page, agree, 'Space');
  await expect(agree).toBeChecked();
  await next('Operation RoundUp');
  const account = page.getByRole('group', { name: '104500116' });
  await press(page, account.getByLabel('Joined'), 'Space');
  await expectAllReached(page, 7);
  if (isRidge) await typeInto(page, account.getByLabel('Amount'), '3');
  await next('Multi-Factor Authentication');
  await expect(page.getByRole('button', { name: 'Set Up Now' })).toBeVisible();
  await expectAllReached(page, 2);
  await press(page, page.getByRole('button', { name: 'Set Up Now' }));
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAllReached(page, 3);
  await press(page, page.getByText('Can’t scan this code?'));
  await expect(page.locator('code')).toBeVisible();

  await selected.focus();
  await page.keyboard.press('Home');
  await expect(selected).toHaveText('Login Info');
  if (isRidge) {
    await tabTo(page, page.getByLabel('Security question'));
    await page.keyboard.type('What was your first car');
    await typeInto(page, page.getByLabel('Security answer'), 'A green truck');
  }
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  await expect(selected).toBeFocused();
});

test('arrangements, deposits and meter reading without a mouse', async ({ page }) => {
  await signIn(page, cedarRidge, 'della.marsh', `${cedarRidge}/pages/billpayments/view-deposits`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAllReached(page, 0);
  await visit(page, `${cedarRidge}/pages/billpayments/view-arrangements`);
  await expect(page.getByRole('region', { name: 'Arrangement A104500041' })).toBeVisible();
  await expectAllReached(page, 1);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Pay Bill' }));
  await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();

  await signIn(page, basicRidge, 'marisol.okonkwo', `${basicRidge}/pages/meter-reading`);
  const reading = page.getByLabel(/New reading of meter/);
  await expect(reading).toBeVisible();
  await expectAllReached(page, 2);
  await typeInto(page, reading, '90000');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Is this right?' });
  await press(page, question.getByRole('button', { name: 'Change it' }));
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'It is right' }));
  await expect(page.getByText(/Your reading of 90,000 was received\./)).toBeVisible();
});

test('the account profile without a mouse: each card is edited, and the question answered', async ({ page }, {
  project,
}) => {
  const isDirect = project.name === 'phone';
  const origin = isDirect ? detailedHills : basicRidge;
  await signIn(page, origin, 'marisol.okonkwo', `${origin}/pages/account-profile`);
  const edit = (what: string) => page.getByRole('button', { name: `Edit ${what}` });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(edit('phones')).toBeVisible();
  await expectAllReached(page, isDirect ? 2 : 3);
  if (!isDirect) {
    await press(page, edit('name'));
    await typeInto(page, page.getByLabel('Middle Name'), 'Ada');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Name')).toContainText('Ada');
  }
  await press(page, edit('address'));
  await expectAllReached(page, 9);
  await typeInto(page, page.getByLabel('Unit'), 'B');
  await press(page, save);
  const question = page.getByRole('dialog', { name: 'Update Address' });
  await press(page, question.getByRole('button', { name: 'Update This Account' }));
  const notify = page.getByRole('dialog', { name: 'Profile Updated' });
  if (isDirect) await press(page, notify.getByRole('button', { name: 'Not now' }));
  await expect(card(page, 'Address')).toContainText('2218 Cedar Hollow Rd B');
  await press(page, edit('phones'));
  await expectAllReached(page, 12);
  await tabTo(page, page.getByRole('group', { name: 'Phone 3' }).getByLabel('Phone Type'));
  await page.keyboard.type('Home');
  await typeInto(page, page.getByRole('group', { name: 'Phone 3' }).getByLabel('Phone Number'), '5415550199');
  await press(page, save);
  if (isDirect) await press(page, notify.getByRole('button', { name: 'Not now' }));
  await expect(card(page, 'Phones').getByText('(541) 555-0199')).toBeVisible();
});
