import { cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import {
  continueWith,
  demoPassword,
  expect,
  expectAccessible,
  offeredAmount,
  payByCard,
  signIn,
  test,
  visit,
  visitLink,
} from '../support/journey.ts';

test('a member signs in, sees the overview, pays, and the balance falls @main', async ({ page }, { project }) => {
  await signIn(page, project.name === 'phone' ? whetstoneHills : cedarRidge, 'marisol.okonkwo');
  await expect(page.getByText('$188.60').first()).toBeAttached();
  await expect(page.getByText('Past Due Electric')).toBeVisible();
  await page.getByRole('button', { name: 'Pay Bill' }).click();
  await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();
  await expect(offeredAmount(page, '$92.00 Past due')).toBeChecked();
  await expectAccessible(page);
  // The other co-op takes no less than what is past due.
  const isOffered = project.name === 'desk';
  await expect(offeredAmount(page, '$30.67 Your arrangement')).toHaveCount(isOffered ? 1 : 0);
  await offeredAmount(page, '$188.60 Full balance').check();
  await continueWith(page, '$188.60');
  await payByCard(page);
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect(page.getByText('Active Electric')).toBeVisible();
  await expect(page.getByText('\u2212$188.60')).toBeVisible();
});

test('an arrangement on track names the one payment that keeps service on', async ({ page }) => {
  await signIn(page, detailedHills, 'marisol.okonkwo');
  const panel = page.getByRole('region', { name: 'Balance and account' });
  await expect(panel).toContainText(
    /Past Due\. Your arrangement covers the \$92\.00\. To keep your service on, pay \$30\.67 by \w+, \w+ \d+, \d{4}\./,
  );
  await expect(panel.getByRole('button', { name: 'Pay Past Due Amount' })).toHaveCount(0);
  await expect(panel).not.toContainText('was due on');
  await panel.getByRole('link', { name: 'View arrangements' }).click();
  await expect(page.getByRole('heading', { name: 'Arrangements', level: 1 })).toBeVisible();
});

test('a menu shows a member what is due, and leads to paying it @desk', async ({ page }) => {
  await signIn(page, cedarRidge, 'lottie.burke');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const from of ['/pages/accountoverview', '/pages/home'] as const) {
    await visit(page, `${cedarRidge}${from}`);
    await menu.getByRole('button', { name: 'MY ACCOUNT' }).click();
    await expect(menu.getByText('Total Amount Due')).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Pay Bill' }).click();
    await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeFocused();
  }
});

test('home speaks to a member, who pays there', async ({ page }) => {
  await signIn(page, cedarRidge, 'lottie.burke', `${cedarRidge}/pages/home`);
  const main = page.getByRole('main');
  await expect(main.getByText('Total Amount Due')).toBeVisible();
  await expect(main.getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  await expect(main.getByText('without logging in')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Online Payments/ })).toContainText('See your balance and pay');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Quick Pay' }).click();
  await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();
});

test('home says what a member owes, the payment of an arrangement that keeps service on, and the outage', async ({
  page,
}) => {
  await signIn(page, detailedHills, 'marisol.okonkwo', `${detailedHills}/pages/home`);
  const box = page.getByRole('region', { name: 'Quick Pay' });
  await expect(box).toContainText('$188.60');
  await expect(box).toContainText('To keep your service on, pay $30.67 by');
  await expect(box.getByRole('alert')).toContainText('There is an active outage');
  await expect(box).toContainText('Hello, Marisol Okonkwo');
  await expect(box).toContainText('Your 6 other accounts: $280.13 due in all.');
  await expect(box.getByRole('link', { name: 'Pay Multiple Accounts' })).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('link', { name: 'Outage Status' }).click();
  await expect(page.getByRole('heading', { name: 'Outage', exact: true })).toBeVisible();
});

test('on a phone Pay Bill stays within reach when the balance has scrolled away', async ({ page }, { project }) => {
  await signIn(page, whetstoneHills, 'marisol.okonkwo');
  const payBill = page.getByRole('button', { name: 'Pay Bill' });
  await expect(payBill).toHaveCount(1);
  // The page has its whole length.
  await expect(page.getByText('Payment received').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  if (project.name === 'desk') {
    await expect(payBill).toHaveCount(1);
    return;
  }
  await expect(payBill).toHaveCount(2);
  await page.getByText('Payment received').first().scrollIntoViewIfNeeded();
  await expect(payBill.last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await payBill.last().click();
  await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payBill.last()).toBeFocused();
  await page.getByRole('heading', { name: 'Account Overview' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await expect(payBill).toHaveCount(1);
});

test('the account switcher shows the selected account, four others and the total; switching says so @main', async ({
  page,
}, { project }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  const accounts = page.getByRole('navigation', { name: 'Your accounts' });
  if (project.name === 'phone') {
    await accounts.getByRole('button', { name: /1 of 7/ }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^2218 Cedar Hollow Rd.*104471890/ })
      .click();
  } else {
    await expect(accounts.getByRole('button', { name: /account 1044\d{5} · / })).toHaveCount(5);
    await expect(accounts.getByRole('button', { name: 'View all 7 accounts' })).toBeVisible();
    await accounts.getByRole('button', { name: /104471890/ }).click();
    await expect(accounts.locator('[aria-current=true]')).toContainText('104471890');
  }
  if (project.name === 'phone') await expect(accounts.getByRole('button', { name: /104471890.*2 of 7/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /, account 104471890 selected/ })).toBeAttached();
  await expect(page.getByText('Active Water')).toBeVisible();
});

test('a wrong password is told, cleared, and the username focused', async ({ page }) => {
  await visit(page, `${cedarRidge}/pages/login`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter your username.');
  await expect(page.getByRole('alert')).toContainText('Please enter your password.');
  await page.getByLabel('Username').fill('walter.prine');
  await page.getByLabel('Password', { exact: true }).pressSequentially('not it');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('notit');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('The username or password is not right.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('a space typed into the password changes nothing where it is no passphrase, and text is neither pasted nor dropped where that is forbidden', async ({
  page,
}) => {
  for (const [origin, isAllowed, value] of [
    [cedarRidge, true, 'axb'],
    [whetstoneHills, false, 'a xb'],
  ] as const) {
    await visit(page, `${origin}/pages/login`);
    const password = page.getByLabel('Password', { exact: true });
    await password.pressSequentially('ab');
    for (const key of ['ArrowLeft', 'Space', 'x']) await password.press(key);
    await expect(password).toHaveValue(value);
    for (const kind of ['paste', 'drop']) {
      const isTaken = await password.evaluate(
        (input, name) => input.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
        kind,
      );
      expect(isTaken, `${kind} at ${origin}`).toBe(isAllowed);
    }
  }
});

test('a member’s page leads to sign-in and back; a signed-in visitor of login and Quick Pay goes on to the overview', async ({
  page,
}) => {
  await visitLink(page, `${cedarRidge}/payment-options`);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Username').fill('lottie.burke');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Options' })).toBeVisible();
  for (const path of ['/pages/login', '/pages/quick-pay']) {
    await page.goto(cedarRidge + path);
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  }
});

test('a session that ended leads to sign-in with its sentence', async ({ page }) => {
  await signIn(page, cedarRidge, 'rufus.teague');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('rochdale.session') ?? '{}');
    localStorage.setItem('rochdale.session', JSON.stringify({ ...kept, accessToken: 'A'.repeat(43) }));
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You have successfully logged out');
  await expect(page).toHaveURL(/login\?sessionTimeOut=true&returnUrl=%2Fpages%2Faccountoverview$/);
});

test('signing out leads where the co-op says', async ({ page }, { project }) => {
  for (const [origin, path] of [
    [cedarRidge, /\/pages\/home$/],
    [whetstoneHills, /\/pages\/login$/],
  ] as const) {
    await signIn(page, origin, 'georgiana.fmw');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
    else await page.getByRole('button', { name: /Georgiana/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(path);
  }
});
