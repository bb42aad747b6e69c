import { cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { answerWith, calls, openOutage, reportRows, tab, tabNames } from '../support/outage.ts';

const time = /\d\d\/\d\d\/\d{4} \d\d:\d\d/;

for (const [name, origin] of [
  ['Cedar Ridge', cedarRidge],
  ['Whetstone Hills', whetstoneHills],
] as const)
  test(`an active outage is told with all that is known of it, and is not to be reported again. ${name}`, async ({
    page,
  }) => {
    await signIn(page, origin, 'marisol.okonkwo');
    await openOutage(page, origin, '104471882');
    const said = page.getByText(
      /^There is an active outage interrupting the service in your area. The estimated restoration time(, | is )\d\d\/\d\d\/\d{4} 18:30(, has passed)?\.$/,
    );
    await expect(said).toBeVisible();
    await expect(said.locator('time')).toHaveAttribute('datetime', /T18:30$/);
    await expect(page.getByText('OFF', { exact: true })).toBeVisible();
    await expect(page.getByText('We know about the outage in your area. You do not need to report it.')).toBeVisible();
    expect(await tabNames(page)).toEqual(['Status', 'Map', 'Outage History']);
    await expect(page.getByRole('button', { name: 'Report an Outage' })).toHaveCount(0);
    await page.getByText('Tell our crew').click();
    await page.getByRole('button', { name: 'Send to our crew' }).click();
    await expect(page.getByText('You must select an issue').first()).toBeVisible();
    await expectAccessible(page);
    await openOutage(page, origin, '104480324');
    await expect(
      page.getByText(
        'There is an active outage interrupting the service in your area. The estimated restoration time is not yet known.',
      ),
    ).toBeVisible();
  });

test('past outages come ten at a time, or more; an account without any says so', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await openOutage(page, cedarRidge, '104480316');
  await tab(page, 'Outage History').click();
  const rows = page.getByRole('table', { name: 'Outage History' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(
    /\d\d\/\d\d\/\d{4} 05:00.*\d\d\/\d\d\/\d{4} 06:00.*A tree fell on the line\./,
  );
  await expect(page.getByText('1–10 of 23')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11–20 of 23')).toBeVisible();
  const sizes = page.getByLabel('Rows per page');
  expect(await sizes.getByRole('option').allTextContents()).toEqual(['10', '25', '50', '100']);
  await sizes.selectOption('25');
  await expect(rows).toHaveCount(23);
  await tab(page, 'Map').click();
  const map = page.getByRole('link', { name: 'Open the outage map' });
  await expect(map).toHaveAttribute('href', 'https://outage.cedarridge.example');
  await expect(map).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  await openOutage(page, cedarRidge, '104495515');
  await tab(page, 'Outage History').click();
  await expect(page.getByText('No Past Outages')).toBeVisible();
  await expectAccessible(page);
});

test('the status is read anew when its tab is chosen; a remembered answer says of when it is', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await openOutage(page, cedarRidge, '104480316');
  await expect(page.getByText('ON', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Checked at/)).toHaveText(time);
  const told = page.getByRole('status').filter({ hasText: /^Power ON, checked at/ });
  await expect(told).toBeAttached();
  await told.evaluate((region) => {
    new MutationObserver(() => region.setAttribute('data-said', region.textContent ?? '')).observe(region, {
      childList: true,
    });
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.locator('[data-said^="Power ON, checked at"]')).toBeAttached();
  await answerWith(page, calls.status, { fromSnapshot: true, asOf: '2026-11-20T18:04' });
  await tab(page, 'Map').click();
  await tab(page, 'Status').click();
  await expect(page.getByText('We are very busy right now. This is what we knew at 11/20/2026 18:04.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls.status);
  await page.route(calls.status, (route) => route.abort());
  await tab(page, 'Status').click();
  await expect(page.getByText('We could not check again.')).toBeVisible();
  await expect(page.getByText('ON', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('We could not reach our server.')).toBeVisible();
  await expect(page.getByText('ON', { exact: true })).toHaveCount(0);
  await page.unroute(calls.status);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('ON', { exact: true })).toBeVisible();
});

test('where an outage can’t be reported, the page says why', async ({ page }) => {
  await signIn(page, cedarRidge, 'nadia.whitlock');
  for (const account of ['104500116', '104500132']) {
    await openOutage(page, cedarRidge, account);
    await expect(page.getByText(/^An outage cannot be reported for this account now/)).toBeVisible();
    expect(await tabNames(page)).toEqual(['Status', 'Map', 'Outage History']);
  }
  await expectAccessible(page);
  await openOutage(page, cedarRidge, '104500157');
  await expect(
    page.getByText('Outage report is unavailable to this account, please contact customer service...!'),
  ).toBeVisible();
  await expect(page.getByText('N/A', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Outage History').click();
  await expect(page.getByText('No Past Outages')).toBeVisible();
  await openOutage(page, cedarRidge, '104500165');
  await expect(page.getByText('Outage is not supported for the selected account.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, `${cedarRidge}/pages/outage-status?accountno=104500140&memberno=200017`);
  await expect(page.getByText('Please relogin to your account then access to this page again!')).toBeVisible();
  await expect(page).toHaveURL(`${cedarRidge}/pages/outage-status`);
  await expectAccessible(page);
  await visit(page, `${cedarRidge}/pages/outage-status?accountno=104500140&isFromViewAllAccounts=true`);
  await expect(page.getByRole('main')).toContainText(', account 104500140,');
  await expect(page).toHaveURL(`${cedarRidge}/pages/outage-status`);
  await page.getByRole('link', { name: 'All accounts' }).click();
  await expect(page).toHaveURL(`${cedarRidge}/pages/account-list`);
});

test('a water account is told where the co-op does not hide it @desk', async ({ page }) => {
  await signIn(page, detailedHills, 'nadia.whitlock');
  await openOutage(page, detailedHills, '104500165');
  await expect(page.getByRole('heading', { name: 'Service', exact: true })).toBeVisible();
  await expect(page.getByText('OFF', { exact: true })).toBeVisible();
});

test('a member reports an outage: every rule, then its number, and the report in the list @main', async ({ page }, {
  project,
}) => {
  const account = project.name === 'phone' ? '104495515' : '104495523';
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await openOutage(page, cedarRidge, account);
  await page.getByRole('button', { name: 'Report an Outage' }).click();
  const phone = page.getByLabel('Phone number');
  const callBack = page.getByLabel('Please call me back');
  const submit = page.getByRole('button', { name: 'Report outage' });
  await expect(callBack).toBeChecked();
  await expect(phone).toHaveValue('(541) 555-0142');
  await expect(phone).toHaveAttribute('maxlength', '14');
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('You must select an issue')).toBeVisible();
  await expect(page.getByLabel('No power at all')).toBeFocused();
  await phone.fill('');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.getByText('You must enter a phone number')).toHaveCount(2);
  await phone.pressSequentially('x541-5');
  await expect(phone).toHaveValue('(541) 5');
  await expect(page.getByText('Invalid phone format.(Ex: (987) 456-1230)')).toHaveCount(2);
  await expectAccessible(page);
  await callBack.uncheck();
  await phone.fill('');
  await expect(page.getByText('You must enter a phone number')).toHaveCount(0);
  await callBack.check();
  await page.getByRole('button', { name: 'Use (541) 555-0187' }).click();
  await expect(phone).toHaveValue('(541) 555-0187');
  await page.getByLabel('Lights flicker or dim').check();
  await page.getByLabel(/Anything else/).fill('Since the last gust.');

  await page.route(calls.report, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('We are unable to process your request at this time.');
  await expect(page.getByLabel(/Anything else/)).toHaveValue('Since the last gust.');
  await page.unroute(calls.report);
  const [sent] = await Promise.all([page.waitForRequest(calls.report), submit.click()]);
  expect(sent.postDataJSON()).toMatchObject({
    accountNumber: account,
    outageReason: 'Lights flicker or dim',
    callBack: true,
    callbackNumber: '(541) 555-0187',
    outageReportOrigin: 'WEB',
    remarks: 'Since the last gust.',
  });
  const success = page.getByText(/^Thank you\. We have your outage report\. Its number is \d+\.$/);
  await expect(success).toBeVisible();
  await expect(tab(page, 'Status')).toHaveAttribute('aria-selected', 'true');
  const number = /\d+/.exec((await success.textContent()) ?? '')?.[0] ?? '';
  await expect(reportRows(page).first()).toContainText(new RegExp(`Lights flicker or dim.*${number}.*Received`));
  await expectAccessible(page);
});

test('a co-op that does not call back asks for no call', async ({ page }) => {
  await signIn(page, whetstoneHills, 'walter.prine');
  await openOutage(page, whetstoneHills, '104500017');
  await tab(page, 'Report an Outage').click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByLabel('Please call me back')).toHaveCount(0);
  await page.getByLabel('Phone number').fill('');
  await page.getByLabel('No power', { exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByText(/^Thank you\. We have your outage report\./)).toBeVisible();
});

test('reporting without a mouse', async ({ page }) => {
  await signIn(page, cedarRidge, 'rufus.teague');
  await openOutage(page, cedarRidge, '104500058');
  await tabTo(page, tab(page, 'Status'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Report an Outage')).toBeFocused();
  await press(page, page.getByLabel('No power at all'), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Part of the power is out')).toBeChecked();
  await press(page, page.getByLabel('Please call me back'), 'Space');
  await typeInto(page, page.getByLabel('Phone number'), '5415550108');
  await page.keyboard.press('Enter');
  const success = page.getByRole('status').filter({ hasText: /Thank you\. We have your outage report\./ });
  await expect(success).toBeFocused();
  await press(page, success.getByRole('button', { name: 'Dismiss' }));
  await expect(success).toHaveCount(0);
});
