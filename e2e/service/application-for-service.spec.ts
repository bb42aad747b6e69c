import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { fromOutbox } from '../support/outbox.ts';

const form = '/pages/service-type/application-for-service';
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const number = /(AS-\d{8}-\d{6})/;

/** What the device keeps of a member's application. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rochdale.memberApplication'));

/** A day that many days from today, as a date field takes it. */
const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a visitor applies, closes the page, goes on, and gets a number @main', async ({ page, context }, { project }) => {
  const email = `nora.${project.name}@example.com`;
  await visit(page, `${whetstoneHills}/pages/home`);
  await page.getByRole('link', { name: /Application For Service/ }).click();
  await expect(page.getByText('What kind of service do you need?')).toBeVisible();
  await page.getByRole('link', { name: /Farm/ }).click();
  await expect(page.getByLabel('Account Type')).toHaveValue('Farm');

  await page.getByLabel('Account Type').selectOption('');
  await next(page).click();
  for (const sentence of ['Account Type is required.', 'Please choose a kind of service.', 'Start Date is required.'])
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Account Type').selectOption('Business');
  await page.getByLabel(/New building/).check();
  await page.getByLabel('Start Date').fill(dayFromToday(-3));
  await next(page).click();
  await expect(page.getByText('Choose today or a later date.')).toBeVisible();
  await expect(page.getByLabel('Start Date')).toBeFocused();
  await page.getByLabel('Start Date').fill(dayFromToday(400));
  await expect(page.getByText('Choose a date within one year.')).toBeVisible();
  await page.getByLabel('Start Date').fill(dayFromToday(14));
  await next(page).click();

  await expect(title(page, 'Where do you need it?')).toBeFocused();
  await page.getByLabel('To another address').check();
  await next(page).click();
  await expect(page.getByRole('link', { name: 'Street address is required.' })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel('To the service address').check();
  await page.getByLabel('Street address').fill('12 Mill Rd');
  await page.getByLabel('City').fill('Whetstone');
  await page.getByLabel('State').selectOption('TN');
  await page.getByLabel('ZIP Code').fill('37399');
  await next(page).click();
  await expect(title(page, 'Who is it for?')).toBeFocused();
  await page.getByLabel('First Name').fill('Nora');

  await page.close();
  const later = await context.newPage();
  await visit(later, `${whetstoneHills}${form}`);
  await expect(later.getByText(/You started this application on \d\d\/\d\d\/\d{4}\./)).toBeVisible();
  await expect(later.getByLabel('First Name')).toHaveValue('Nora');
  await later.getByLabel('Email').fill('nora@');
  await next(later).click();
  for (const sentence of [
    'Last Name is required.',
    'Phone number is required.',
    'Enter an email address like name@example.com.',
  ])
    await expect(later.getByRole('link', { name: sentence })).toBeVisible();
  await later.getByLabel('Last Name').fill('Lindqvist');
  await later.getByLabel('Phone').fill('4235550177');
  await later.getByLabel('Email').fill(email);
  await expectAccessible(later);
  await next(later).click();

  await expect(title(later, 'Check your application')).toBeFocused();
  await expect(later.getByText('Business', { exact: true })).toBeVisible();
  await expectAccessible(later);
  await later.getByRole('button', { name: 'Address: change' }).click();
  await later.getByLabel('Street address').fill('14 Mill Rd');
  await next(later).click();
  await next(later).click();
  await expect(later.getByText(/14 Mill Rd/)).toBeVisible();
  await later.getByRole('button', { name: 'Submit Application' }).dblclick();
  await expect(title(later, 'We received your application')).toBeFocused();
  const shown = number.exec(await later.getByRole('main').innerText())?.[1];
  expect(await fromOutbox(later, whetstoneHills, email, number)).toBe(shown);
  expect(await fromOutbox(later, whetstoneHills, 'care@whec.example', new RegExp(`(${shown})`))).toBe(shown);
  await expectAccessible(later);

  await visit(later, `${whetstoneHills}${form}`);
  await expect(title(later, 'What do you need?')).toBeVisible();
  await expect(later.getByText('You started this application')).toHaveCount(0);
});

test('a member’s begins with what is on file; it may be discarded, and leaves with the member', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await visit(page, `${cedarRidge}/pages/service-type/select-service-type`);
  await expect(title(page, 'What do you need?')).toBeVisible();
  await expect(page.getByLabel('Account Type')).toHaveCount(0);
  await page.getByLabel(/Move in/).check();
  await page.getByLabel('Start Date').fill(dayFromToday(1));
  await next(page).click();
  await expect(page.getByLabel('To another address')).toBeChecked();
  await expect(page.getByLabel('Street address').last()).toHaveValue(/2218 Cedar Hollow/);
  await page.getByLabel('Street address').first().fill('40 Orchard Loop');
  await page.getByLabel('City').first().fill('Alder Crossing');
  await page.getByLabel('State').first().selectOption('OR');
  await page.getByLabel('ZIP Code').first().fill('97498');
  await next(page).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Okonkwo');
  await expect(page.getByLabel('Phone')).toHaveValue('(541) 555-0142');
  await expect(page.getByLabel('Email')).toHaveValue('marisol@okonkwo.example');
  await next(page).click();
  const sending = '**/applications-for-service';
  await page.route(sending, (route) =>
    route.fulfill({ status: 429, json: { code: 4290, message: 'Too many tries. Please wait a while and try again.' } }),
  );
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert').getByText('Too many tries.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(sending);

  await page.getByRole('button', { name: 'Delete this application' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The application was deleted from this device.')).toBeVisible();
  await expect(title(page, 'What do you need?')).toBeVisible();
  await page.getByLabel(/Move in/).check();
  await expect.poll(() => kept(page)).toMatch(/^sealed\./);
  expect(await kept(page)).not.toContain('Okonkwo');
  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await visit(page, `${cedarRidge}${form}`);
  await expect(page.getByText('You started this application')).toHaveCount(0);
});

test('an application by keyboard alone, and the server’s last word on a field', async ({ page }, { project }) => {
  await visit(page, `${cedarRidge}${form}`);
  await press(page, page.getByLabel(/Move in/), 'Space');
  await tabTo(page, page.getByLabel('Start Date'));
  const [year, month, day] = dayFromToday(30).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await press(page, next(page));
  await typeInto(page, page.getByLabel('Street address'), '7 Quarry Rd');
  await typeInto(page, page.getByLabel('City'), 'Alder Crossing');
  await tabTo(page, page.getByLabel('State'));
  await page.keyboard.type('Oreg');
  await typeInto(page, page.getByLabel('ZIP Code'), '97498');
  await press(page, next(page));
  await typeInto(page, page.getByLabel('First Name'), 'Ada');
  await typeInto(page, page.getByLabel('Last Name'), 'Marsh');
  await typeInto(page, page.getByLabel('Phone'), '5415550166');
  await typeInto(page, page.getByLabel('Email'), `ada.${project.name}@example.com`);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Check your application')).toBeFocused();
  const wrong = [{ code: 1607, message: 'Please check this Zip Code.', field: 'zip' }];
  const sending = '**/applications-for-service';
  await page.route(sending, (route) => route.fulfill({ status: 400, json: wrong }));
  await press(page, page.getByRole('button', { name: 'Submit Application' }));
  await expect(page.getByRole('alert').getByText('Please check this Zip Code.')).toBeVisible();
  await expect(page.getByLabel('ZIP Code')).toBeFocused();
  await page.unroute(sending);
  await press(page, next(page));
  await press(page, next(page));
  await press(page, page.getByRole('button', { name: 'Submit Application' }));
  await expect(title(page, 'We received your application')).toBeFocused();
});

const olderVisitors = JSON.stringify({
  ...{ applicationId: crypto.randomUUID(), owner: '', begunOn: dayFromToday(-2), step: 'applicant' },
  application: { accountType: 'Farm', kind: 'new', firstName: 'Nora', mailTo: 'same' },
});

test('what an older release left in clear is sealed by the first page, and goes on', async ({ page }) => {
  await visit(page, `${whetstoneHills}/pages/home`);
  const stored = () => page.evaluate(() => localStorage.getItem('rochdale.application'));
  await page.evaluate((left) => localStorage.setItem('rochdale.application', left), olderVisitors);
  await page.reload();
  await expect.poll(stored).toMatch(/^sealed\./);
  await visit(page, `${whetstoneHills}${form}`);
  await expect(page.getByText(/You started this application on/)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');
});

test('where the browser keeps nothing the form works, and promises nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await visit(page, `${whetstoneHills}${form}`);
  await expect(page.getByText('What do you need?')).toBeVisible();
  await expect(page.getByText('What you type is saved on this device')).toHaveCount(0);
  await page.getByLabel('Account Type').selectOption('Farm');
  await page.getByLabel('Start Date').fill(dayFromToday(14));
  await expect(page.getByLabel('Account Type')).toHaveValue('Farm');
  expect(await page.evaluate(() => localStorage.getItem('rochdale.application'))).toBeNull();
});

test('a device that is slow to open what it keeps lets nobody wait, and never writes over a letter', async ({
  page,
}) => {
  await visit(page, `${whetstoneHills}/pages/home`);
  await page.evaluate((left) => localStorage.setItem('rochdale.application', left), olderVisitors);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rochdale.application'))).toMatch(/^sealed\./);
  await page.addInitScript(() => {
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    crypto.subtle.decrypt = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return decrypt(...given);
    };
  });
  await visit(page, `${whetstoneHills}${form}`);
  await expect(title(page, 'What do you need?')).toBeVisible();
  await expect(title(page, 'Who is it for?')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');

  await page.reload();
  await page.getByLabel('Account Type').selectOption('Business');
  await page.waitForTimeout(2_500);
  await expect(title(page, 'What do you need?')).toBeVisible();
  await expect(page.getByLabel('Account Type')).toHaveValue('Business');
});
