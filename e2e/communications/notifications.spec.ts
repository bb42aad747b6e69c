import type { Locator, Page } from '@playwright/test';
import { basicRidge, cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { codePattern, fromOutbox } from '../support/outbox.ts';
import { openNotices } from './open-notices.ts';

const notifications = '/pages/manage-notifications';
const contacts = '/pages/manage-contacts';

/** Each width at a co-op of its own, so that both journeys can run at once. */
const siteOf = (project: string) => (project === 'phone' ? whetstoneHills : cedarRidge);
const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const codeField = (page: Page): Locator => page.getByLabel('Verification code');

test('a member proves a phone by its code, chooses notices for it, and removes it @main', async ({ page }, {
  project,
}) => {
  test.slow();
  const site = siteOf(project.name);
  await signIn(page, site, 'ruth.abernathy', `${site}${notifications}`);
  await expect(page.getByRole('switch', { name: 'Bill ready' })).toBeVisible();
  await openNotices(page);
  await expect(box(page, 'Bill ready by text')).toBeDisabled();
  await expect(box(page, 'Bill ready by text')).toHaveAccessibleDescription(
    'You can’t choose a gray box yet. Add and verify a contact first.',
  );
  await expect(box(page, 'Bill ready by email')).toBeEnabled();
  await expect(box(page, 'Low prepaid balance by email')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Manage Contacts' }).click();
  await expect(page.getByText('Your portal login’s email address')).toBeVisible();
  await expectAccessible(page);
  const add = button(page, /^Add \(\d{3}\) 555-0163$/);
  const phone = /\(\d{3}\) 555-0163/.exec((await add.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await add.click();
  await expect(page.getByRole('dialog', { name: `Verify ${phone}` })).toBeVisible();
  const code = await fromOutbox(page, site, phone.replace(/\D/g, ''), codePattern);
  await codeField(page).fill(code === '000000' ? '000001' : '000000');
  await button(page, 'Verify').click();
  await expect(page.getByText('This is not the code, or it has expired.')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue('');
  await expectAccessible(page);
  await codeField(page).fill(code);
  await button(page, 'Verify').click();
  await expect(page.getByRole('status').filter({ hasText: `${phone} is verified.` })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Manage Notifications' }).click();
  await openNotices(page);
  await box(page, 'Bill ready by text').check();
  await box(page, 'Outage and restoration by text').check();
  await page.getByLabel('Payment due: days before').selectOption('7');
  await page.getByLabel('Use these choices for all my accounts').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Your notices are saved for 27 accounts.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(box(page, 'Bill ready by text')).toBeChecked();
  await expect(box(page, 'Bill ready by voice')).toBeDisabled();
  await expect(page.getByLabel('Payment due: days before')).toHaveValue('7');

  await visit(page, `${site}${contacts}`);
  await button(page, `Remove ${phone}`).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${phone}?` });
  await expect(dialog.getByRole('listitem')).toHaveText([
    ...['Bill ready by text, for 27 accounts', 'Outage and restoration by text, for 27 accounts'],
  ]);
  await expect(button(page, 'No, keep it')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Yes, remove it').click();
  await expect(page.getByText(`${phone} is removed.`)).toBeVisible();
  await visit(page, `${site}${notifications}`);
  await openNotices(page);
  await expect(box(page, 'Bill ready by text')).not.toBeChecked();
});

test('what failed can be tried again; what messages do not reach and who answered STOP is said', async ({ page }, {
  project,
}) => {
  const site = siteOf(project.name);
  await signIn(page, site, 'lottie.burke');
  const calls = '**/v3/member/*/accounts/*/notifications';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, `${site}${notifications}`);
  await expect(page.getByText('We are unable to process your request at this time.')).toBeVisible();
  await page.unroute(calls);

  const phone = { contactId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a1', kind: 'phone', address: '5415550108' };
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    for (const one of data.topics) if (one.topic === 'outage') one.stopped = [phone];
    for (const one of data.channels)
      if (one.channel === 'text')
        one.contacts = [{ ...phone, verifiedOn: '2026-11-01', isUndeliverable: true, isStopped: false }];
    await route.fulfill({ response: answer, json: data });
  });
  await page.route('**/resumed', (route) => route.fulfill({ json: { message: 'Texts go there again.' } }));
  await button(page, 'Try again').click();
  await expect(page.getByText('Messages are not reaching (541) 555-0108. Verify it again or remove it.')).toBeVisible();
  await openNotices(page);
  await expect(page.getByText('(541) 555-0108 answered STOP to this, and gets no texts about it.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Turn texts on again: Outage and restoration to (541) 555-0108').click();
  await expect(page.getByText('Texts go there again.')).toBeVisible();

  await page.getByLabel('Your alert level, kWh a day').fill('none');
  await page.getByText('All notices').click();
  await expect(page.getByLabel('Your alert level, kWh a day')).toBeHidden();
  await button(page, 'Save').click();
  await expect(page.getByLabel('Your alert level, kWh a day')).toBeFocused();
  await expect(page.getByText('Please enter a number above 0, at most 99,999, or leave it empty.')).toBeVisible();
  await expectAccessible(page);
});

test('a contact that is wrong is refused in its dialog; one that is not reached can be verified again', async ({
  page,
}, { project }) => {
  const site = siteOf(project.name);
  await signIn(page, site, 'emmett.vance');
  const calls = '**/v3/member/*/contacts';
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const data = await answer.json();
    data.results[0].state = 'undeliverable';
    await route.fulfill({ response: answer, json: data });
  });
  await visit(page, `${site}${contacts}`);
  await expect(page.getByText('Our last message did not arrive. Verify it again, or remove it.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add an email address').click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('nowhere');
  await button(page, 'Send code').click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
  await button(page, 'Cancel').click();
  await button(page, 'Add a phone').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('541');
  await page.getByLabel('Text messages').uncheck();
  await button(page, 'Send code').click();
  await expect(page.getByRole('link', { name: 'Please choose text messages, voice calls or both.' })).toBeVisible();
  await expectAccessible(page);
});

test('a prepaid account has its own notices', async ({ page }, { project }) => {
  const site = siteOf(project.name);
  await signIn(page, site, 'inez.calloway', `${site}${notifications}`);
  await openNotices(page);
  await expect(page.getByLabel('Your alert level, in dollars')).toHaveValue('20.00');
  await expect(box(page, 'Payment due by email')).toHaveCount(0);
  await page.getByLabel('Your alert level, in dollars').fill('12.5');
  await box(page, 'Low prepaid balance by email').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Your notices are saved.')).toBeVisible();
  await expect(page.getByLabel('Your alert level, in dollars')).toHaveValue('12.50');
});

test('a co-op without notifications says that the service is unavailable', async ({ page }) => {
  await signIn(page, basicRidge, 'walter.prine', `${basicRidge}${contacts}`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
});

test('by keyboard alone: an e-mail address is added, proved and chosen @desk', async ({ page }) => {
  test.slow();
  const address = 'keys@prine.example';
  await signIn(page, cedarRidge, 'walter.prine', `${cedarRidge}${contacts}`);
  await press(page, button(page, 'Add an email address'));
  await typeInto(page, page.getByRole('textbox', { name: 'Email address' }), address);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await fromOutbox(page, cedarRidge, address, codePattern));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${address} is verified.` })).toBeFocused();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Manage Notifications' }));
  await press(page, page.locator('summary').filter({ hasText: 'All notices' }));
  await press(page, box(page, 'Past due by email'), 'Space');
  await press(page, button(page, 'Save'));
  await expect(page.getByRole('status').filter({ hasText: 'Your notices are saved.' })).toBeFocused();
  await expect(box(page, 'Past due by email')).toBeChecked();

  await visit(page, `${cedarRidge}${contacts}`);
  await press(page, button(page, `Remove ${address}`));
  await expect(button(page, 'No, keep it')).toBeFocused();
  await press(page, button(page, 'Yes, remove it'));
  await expect(page.getByText(`${address} is removed.`)).toBeVisible();
});
