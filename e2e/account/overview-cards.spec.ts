import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { card, fact, layouts, openAccount, openFold, panel, targets } from '../support/overview.ts';

const outage = 'outage-status?accountno=104471882&memberno=200017&accounttype=Electric&locationid=L104471882';

for (const { name, origin, isBasic, isWhec, isClosed, hasArrangements, hasRoundUp } of layouts) {
  test.describe(name, () => {
    test('Quick Links and Payment Programs lead where they should, and only what is offered stands there', async ({
      page,
    }) => {
      await signIn(page, origin, 'marisol.okonkwo');
      const links = await openFold(page, 'Quick Links');
      await expect
        .poll(() => targets(links))
        .toEqual({
          'Account Profile': 'account-profile',
          ...(!isClosed && {
            'Manage Notifications': 'manage-notifications',
            Paperless: 'my-profile',
            'Outage Status': outage,
            'Service Requests': 'service-requests',
            'Usage Tracker': 'usage-tracker',
          }),
          'Meter Reading': 'meter-reading',
        });
      await expect(links.getByRole('button')).toHaveText(['Capital Credit Statement (PDF)']);
      const programs = await openFold(page, 'Payment Programs');
      await expect
        .poll(() => targets(programs))
        .toEqual({
          ...(!isClosed && {
            'Sign up for Auto Pay': 'billpayments/auto-pay',
            'See average billing': 'levelized-billing',
            'Set up a draft': 'draft-payments',
          }),
          ...(hasArrangements && { 'View arrangements': 'billpayments/view-arrangements' }),
          'Pay multiple accounts': 'billpayments/pay-multiple',
          ...(hasRoundUp && { 'Change Operation RoundUp': 'operation-roundup' }),
        });
      if (hasArrangements)
        await expect(programs.getByText(/^Next payment \$\d+\.\d\d due \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
      await expect(programs.getByText('EZ Pay')).toHaveCount(isWhec ? 1 : 0);
      await expect(programs.getByText('Draft Payments')).toHaveCount(isWhec || isClosed ? 0 : 1);
      await expectAccessible(page);
      if (!isClosed) {
        await expect(programs.getByText('Signed up')).toHaveCount(hasRoundUp ? 2 : 1);
        await openAccount(page, origin, '104480324');
        await openFold(page, 'Payment Programs');
        await expect(programs.getByText('Signed up')).toHaveCount(2);
        await expect
          .poll(() => targets(programs))
          .toMatchObject({
            'Change Auto Pay': 'billpayments/auto-pay',
            'Change your draft': 'draft-payments',
          });
        const others = await openFold(page, 'Quick Links');
        await others.getByRole('link', { name: 'Paperless' }).click();
        await expect(page.getByRole('tab', { selected: true })).toHaveText('Paperless Options');
      }
    });

    test('My Account, My Bill and Average Billing say what is known, and lead on', async ({ page }) => {
      await signIn(page, origin, 'marisol.okonkwo');
      const account = await openFold(page, 'My Account');
      await expect(fact(account, 'Account type')).toContainText('Electric');
      await expect(fact(account, 'Billing type')).toContainText('Budget');
      await expect(fact(account, 'Meter')).toContainText(/\d{8}/);
      await expect(fact(account, 'Spouse')).toHaveCount(isBasic ? 0 : 1);
      await expect.poll(() => targets(account)).toEqual({ 'Account Profile': 'account-profile' });
      const bill = await openFold(page, 'My Bill');
      for (const [term, said] of [
        ['Bill date', /\d\d\/\d\d\/\d{4}/],
        ['Statement start', /\d\d\/\d\d\/\d{4}/],
        ['Last payment', /\$\d+\.\d\d on \d\d\/\d\d\/\d{4}/],
      ] as const)
        await expect(fact(bill, term)).toContainText(said);
      const budget = card(page, 'Budget Billing');
      if (isClosed) {
        await expect(budget).toHaveCount(0);
        return;
      }
      await openFold(page, 'Budget Billing');
      await expect(fact(budget, 'Year to date budget difference')).toContainText('\u2212$38.12');
      await expect(fact(budget, 'Net account balance')).toContainText('$150.48');
      await expect
        .poll(() => targets(budget))
        .toEqual({
          'Budget billing difference': 'billpayments/history?navto=budget-average',
        });
      await bill.getByRole('button', { name: 'View Bill' }).click();
      await expect(page.getByRole('dialog', { name: /^Bill of/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bill.getByRole('button', { name: 'View Bill' })).toBeFocused();
      await budget.getByRole('link').click();
      await expect(page.getByRole('tab', { name: 'Budget & Average' })).toHaveAttribute('aria-selected', 'true');
    });

    test('the history has nine entries, newest first, in ten rows; usage its graph where it belongs', async ({ page }, {
      project,
    }) => {
      await signIn(page, origin, 'marisol.okonkwo');
      await openAccount(page, origin, '104480316');
      const history = card(page, 'Billing & Payment History');
      if (project.name === 'phone') {
        await expect(history.getByRole('listitem')).toHaveCount(5);
        await history.getByRole('button', { name: 'View More' }).click();
        await expect(history.getByRole('listitem').nth(5).locator('summary')).toBeFocused();
      }
      await expect(history.getByRole('listitem')).toHaveCount(9);
      await expect(history.getByRole('listitem', { includeHidden: true })).toHaveCount(10);
      const days = await history
        .getByRole('time', { includeHidden: true })
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toHaveLength(9);
      expect(days).toEqual(days.toSorted().reverse());
      await expect(history.getByText('Payment received')).not.toHaveCount(0);
      await expect(history.getByText(/Due \d\d\/\d\d\/\d{4}$/)).not.toHaveCount(0);
      const bill = history.getByRole('listitem').filter({ hasText: 'Bill' }).first();
      await bill.locator('summary').click();
      await expect(fact(bill, 'Charges of this bill')).toContainText(/\$\d/);
      await expect(fact(bill, 'Ending balance')).toContainText(/\$\d/);
      await expect(bill.getByRole('button', { name: /^View Bill of/ })).toBeVisible();
      const payment = history.getByRole('listitem').filter({ hasText: 'Payment received' }).first();
      await payment.locator('summary').click();
      await expect(fact(payment, 'Balance after')).toContainText(/\$\d/);
      await expectAccessible(page);
      const toHistory = project.name === 'phone' ? 'Account History' : 'View More';
      await expect.poll(() => targets(history)).toEqual({ [toHistory]: 'billpayments/history' });
      const usage = card(page, 'Billed Usage Summary');
      await expect(usage).toHaveCount(isBasic ? 0 : 1);
      if (!isBasic) {
        await expect(
          usage.getByText(/kWh billed in \w+, [\d,.]+ kWh (less|more) than a year ago\.$|the same as a year ago\.$/),
        ).toBeVisible();
        const chart = page.getByRole('table', { name: 'Billed usage of the last 13 bills in kWh' });
        await expect(chart.getByRole('row')).toHaveCount(13);
        await expect(fact(usage, 'Daily average')).toContainText(/\d+ kWh/);
        await expect(fact(usage, 'Days billed')).toContainText('30');
        await expect.poll(() => targets(usage)).toEqual({ 'Usage Tracker': 'usage-tracker' });
      }
      await history.getByRole('link', { name: toHistory }).click();
      await expect(page.getByRole('heading', { name: 'Account History' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('104480316');
    });

    test('meters open: My Meter in a new tab, Meter Sense on its page, and who has none is told', async ({
      page,
      context,
    }) => {
      const meter = 'https://meters.cedarridge.example/104471882';
      await context.route(`${meter}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Meter</h1>' }));
      await signIn(page, origin, 'marisol.okonkwo');
      const myMeter = card(page, 'My Account').getByRole('button', { name: 'My Meter' });
      await openFold(page, 'My Account');
      const [tab] = await Promise.all([context.waitForEvent('page'), myMeter.click()]);
      await expect(tab).toHaveURL(meter);
      await tab.close();
      await visit(page, `${origin}/pages/accountoverview?link=mymeter`);
      await expect(page.getByText('Your meter opens in a new tab.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'My Meter' })).toHaveAttribute('href', meter);
      await expect(page).toHaveURL(`${origin}/pages/accountoverview`);

      await page.evaluate(() => localStorage.removeItem('rochdale.session'));
      await signIn(page, origin, 'nadia.whitlock');
      await openAccount(page, origin, '104500140');
      await openFold(page, 'My Account');
      await myMeter.click();
      await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
      await expectAccessible(page);
      await card(page, 'My Account').getByRole('link', { name: 'Meter Sense' }).click();
      await expect(page.getByRole('link', { name: 'Open your meter in a new tab' })).toHaveAttribute(
        'href',
        'https://meters.example/sense/104500140',
      );
      await expectAccessible(page);
      await openAccount(page, origin, '104500132');
      await openFold(page, 'My Account');
      await expect(card(page, 'My Account').getByRole('link', { name: 'Meter Sense' })).toHaveCount(0);
      await visit(page, `${origin}/pages/meter-sense-cc`);
      await expect(page.getByText('There is no meter page for this account.')).toBeVisible();
      await expectAccessible(page);
    });

    test('the address chooses one of the member’s own accounts, and remembers the list it was chosen from', async ({
      page,
    }) => {
      await signIn(page, origin, 'marisol.okonkwo');
      await expect(page.getByRole('link', { name: 'Back to all accounts' })).toHaveCount(0);
      await openAccount(page, origin, '104495515');
      await expect(page).toHaveURL(`${origin}/pages/accountoverview`);
      await visit(page, `${origin}/pages/accountoverview?accountno=104500017`);
      await expect(fact(panel(page), 'Account number')).toContainText('104471882');
      await expect(page.getByText('104500017')).toHaveCount(0);
      await visit(page, `${origin}/pages/account-list`);
      await page.getByRole('button', { name: 'Open account 104495515' }).click();
      const back = page.getByRole('link', { name: 'Back to all accounts' });
      await expect(back).toBeVisible();
      await expect(page).toHaveURL(`${origin}/pages/accountoverview`);
      await expect(fact(panel(page), 'Account number')).toContainText('104495515');
      await back.click();
      await expect(page.getByRole('button', { name: 'Open account 104495515' })).toBeVisible();
    });
  });
}
