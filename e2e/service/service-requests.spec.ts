import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';

const requests = '/pages/service-requests';
const heading = { name: 'Service Requests' };

test('a member asks for work: the rules, the number, the list, the form anew @main', async ({ page }, { project }) => {
  const account = project.name === 'phone' ? '104480324' : '104480316';
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await visit(page, `${cedarRidge}${requests}?accountno=${account}`);
  await expect(page.getByText(/Ask us to do some work at 4\d Orchard Loop/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const [type, phone] = [page.getByLabel('Service Type'), page.getByLabel('Phone')];
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(phone).toHaveValue('(541) 555-0142');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Choose a service type and enter a phone number to submit.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await type.focus();
  await type.selectOption({ label: 'Meter test' });
  await type.selectOption('');
  await phone.fill('');
  await phone.blur();
  await expect(page.getByText('Service Type is required.')).toBeVisible();
  await expect(page.getByText('Phone number is required.')).toBeVisible();
  await phone.fill('0415550142');
  await phone.blur();
  await expect(page.getByText('Invalid phone format. (Ex: (987) 456-1230)')).toBeVisible();
  await expectAccessible(page);

  await phone.fill('5415550177');
  await expect(phone).toHaveValue('(541) 555-0177');
  await type.selectOption({ label: 'Meter test' });
  await page.getByLabel(/Comments/).fill('x'.repeat(500));
  await expect(page.getByLabel(/Comments/)).toHaveValue('x'.repeat(400));
  await expect(page.getByText('0 characters left.')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  await submit.dblclick();
  const said = page.getByText(/Your service request has been submitted\. The request number is SO-\d{6}-\d{6}\./);
  await expect(said).toContainText('We will call (541) 555-0177.');
  const number = /SO-[\d-]+\d/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect(type).toHaveValue('');
  await expect(page.getByLabel(/Comments/)).toHaveValue('');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(number);
  await expect(rows.first()).toContainText(/Meter test.*\d\d\/\d\d\/\d{4}.*In review/);
});

test('past requests stand five to a page', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await visit(page, `${cedarRidge}${requests}?accountno=104471882`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Tree trimming near lines');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('Declined')).toBeVisible();
  const size = page.getByLabel('Rows per page');
  expect(await size.locator('option').allTextContents()).toEqual(['5', '10', '25', '50', '100']);
  await size.selectOption('10');
  await expect(rows).toHaveCount(8);
  await expectAccessible(page);
});

test('what could not be loaded may be tried again; a request that failed says so and begins anew', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  const [lists, types] = ['**/getserviceorders/*', '**/serviceordertypes/*'];
  const fail = { status: 500, json: { code: 5000, message: 'no' } };
  for (const calls of [lists, types]) await page.route(calls, (route) => route.fulfill(fail));
  await visit(page, `${cedarRidge}${requests}`);
  const unable = page.getByText('We are unable to process your request at this time. Please try again later.');
  await expect(unable).toHaveCount(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByLabel('Service Type').selectOption({ label: 'Yard light repair' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  const sending = '**/processserviceorder';
  await page.route(sending, (route) =>
    route.fulfill({
      status: 400,
      json: [{ code: 2101, message: 'This service can not be requested.', field: 'workType' }],
    }),
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').getByText('This service can not be requested.')).toBeVisible();
  await expect(page.getByLabel('Service Type')).toHaveValue('');
  await expectAccessible(page);
  await page.unroute(sending);

  await page.getByLabel('Service Type').selectOption({ label: 'Meter test' });
  await page.getByLabel(/Comments/).fill('The gate is locked.');
  await page.route(sending, (route) => route.fulfill({ status: 401, json: { code: 4010, message: 'no' } }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.unroute(sending);
  await signIn(page, cedarRidge, 'walter.prine');
  await visit(page, `${cedarRidge}${requests}`);
  await expect(page.getByLabel(/Comments/)).toHaveValue('The gate is locked.');
});

test('a request by keyboard alone, at another co-op; the way to new service', async ({ page }) => {
  await signIn(page, whetstoneHills, 'walter.prine');
  await visit(page, `${whetstoneHills}${requests}`);
  const type = page.getByLabel('Service Type');
  await tabTo(page, type);
  await page.keyboard.type('Meter');
  await expect(type).toHaveValue('30');
  await typeInto(page, page.getByLabel('Phone'), '4235550133');
  await typeInto(page, page.getByLabel(/Comments/), 'Any morning.');
  await press(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Your service request has been submitted.')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Apply for new service' }));
  await expect(page.getByRole('link', { name: /Farm/ })).toBeVisible();
});
