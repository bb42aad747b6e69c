import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const phone = (page: Page, place: number) => page.getByRole('group', { name: `Phone ${place}` });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const pendingNote = 'Your change is pending review.';

async function open(page: Page, origin: string, username: string): Promise<void> {
  await signIn(page, origin, username, `${origin}/pages/account-profile`);
  await expect(card(page, 'Phones').getByText(/\(\d{3}\) 555-/)).not.toHaveCount(0);
}

/** Whetstone Hills asks after each update whether notices still go to the right place. */
async function closeNotify(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Profile Updated' }).getByRole('button', { name: 'Not now' }).click();
}

test('a member sees the profile of the account that the address names', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo', `${cedarRidge}/pages/account-profile?accountno=104495507`);
  await expect(page.getByText('where we mail things for account 104495507')).toBeVisible();
  await expect(page).toHaveURL(`${cedarRidge}/pages/account-profile`);
  await expect(card(page, 'Name').getByText('Marisol Okonkwo')).toBeVisible();
  await expect(card(page, 'Address').getByText('7 Lantern Way')).toBeVisible();
  await expect(card(page, 'Phones').getByText('(541) 555-0187 ext. 204')).toBeVisible();
});

test('a change of name waits for review, after every rule has been kept', async ({ page }, { project }) => {
  await open(page, cedarRidge, project.name === 'phone' ? 'alma.quist' : 'walter.prine');
  await page.getByRole('button', { name: 'Edit name' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await page.getByLabel('First Name').fill(' ');
  await save(page);
  await expect(page.getByText('Please enter first name.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused();
  await expect(card(page, 'Name').getByText(project.name === 'phone' ? 'Alma' : 'Walter')).toBeVisible();

  await page.getByRole('button', { name: 'Edit name' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue(project.name === 'phone' ? 'Alma' : 'Walter');
  await page.getByLabel('Middle Name').fill('Quincy');
  await save(page);
  await expect(page.getByText(pendingNote)).toBeVisible();
  await expect(card(page, 'Name').getByText('Quincy')).toBeVisible();
  await expect(page.getByText(pendingNote)).toBeInViewport();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(pendingNote)).toBeVisible();
});

test('an address is checked, formatted, and changed for all accounts that share it, or for one @main', async ({
  page,
}, { project }) => {
  const isDirect = project.name === 'phone';
  const origin = isDirect ? whetstoneHills : cedarRidge;
  await open(page, origin, 'marisol.okonkwo');
  const address = card(page, 'Address');
  await page.getByRole('button', { name: 'Edit address' }).click();
  await page.getByLabel('Street Number').fill('2218b');
  await expect(page.getByLabel('Street Number')).toHaveValue('2218');
  for (const label of ['Street Number', 'Street Name', 'City', 'ZIP Code']) await page.getByLabel(label).fill('');
  await page.getByLabel('State').selectOption('');
  await save(page);
  for (const sentence of [
    'Street Number is required.',
    'Street Name is required.',
    'City is required.',
    'State is required.',
    'Zip code is required.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Street Number')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(address.getByText('2218 Cedar Hollow Rd')).toBeVisible();

  await page.getByRole('button', { name: 'Edit address' }).click();
  await page.getByLabel('Street Number').fill('14');
  await page.getByLabel('City').fill('Al"der^ Cros|sing');
  await expect(page.getByLabel('City')).toHaveValue('Alder Crossing');
  const states = await page.getByLabel('State').getByRole('option').allTextContents();
  expect(states.slice(1)).toEqual(states.slice(1).sort());
  await page.getByLabel('State').selectOption({ label: 'Washington' });
  await page.getByLabel('ZIP Code').fill('000000000');
  await save(page);
  await expect(page.getByText('Zip code must be a 5 or 9 digit number(Ex: 98745-4321).')).toBeVisible();
  await expect(page.getByLabel('ZIP Code')).toBeFocused();
  await page.getByLabel('ZIP Code').fill('987454321');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('98745-4321');

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Update Address' });
  await expect(dialog.getByText('This address exists on more than one account for this member.')).toBeVisible();
  if (!isDirect) expect((await dialog.boundingBox())?.width).toBe(600);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('98745-4321');
  await save(page);
  await dialog.getByRole('button', { name: 'Update All' }).click();
  await expect(dialog).toBeHidden();
  if (isDirect) await closeNotify(page);
  await expect(page.getByText(isDirect ? 'Your profile has been updated.' : pendingNote)).toBeVisible();
  await visit(page, `${origin}/pages/account-profile?accountno=104471890`);
  await expect(page.getByText('where we mail things for account 104471890')).toBeVisible();
  await expect(address.getByText('14 Cedar Hollow Rd')).toBeVisible();
  await expect(address.getByText('Alder Crossing, WA 98745-4321')).toBeVisible();

  await page.getByRole('button', { name: 'Edit address' }).click();
  await page.getByLabel('Unit').fill('B');
  await save(page);
  await dialog.getByRole('button', { name: 'Update This Account' }).click();
  if (isDirect) await closeNotify(page);
  await expect(address.getByText('14 Cedar Hollow Rd B')).toBeVisible();
  await visit(page, `${origin}/pages/account-profile?accountno=104471882`);
  await expect(address.getByText('14 Cedar Hollow Rd')).toBeVisible();
  await expect(address.getByText('14 Cedar Hollow Rd B')).toHaveCount(0);
});

test('phones are checked, added, deleted and written at once; the name is the co-op’s to change', async ({ page }, {
  project,
}) => {
  await open(page, whetstoneHills, project.name === 'phone' ? 'della.marsh' : 'emmett.vance');
  await expect(page.getByRole('button', { name: 'Edit name' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit phones' }).click();
  await expect(phone(page, 1).getByLabel('Phone Type')).toBeFocused();
  await phone(page, 1).getByRole('button', { name: 'Delete phone 1' }).click();
  await expect(page.getByText('Phone 1 will be deleted when you save.')).toBeVisible();
  await save(page);
  await expect(phone(page, 1).getByText('Phone type is required.')).toBeVisible();
  await expect(phone(page, 1).getByLabel('Phone Type')).toBeFocused();
  await expectAccessible(page);
  await phone(page, 1).getByLabel('Phone Type').selectOption('Home');
  await expect(page.getByText('Phone 1 will be deleted when you save.')).toHaveCount(0);
  await save(page);
  await expect(phone(page, 1).getByText('Phone Number is required.')).toBeVisible();
  await phone(page, 1).getByLabel('Phone Number').fill('0874561230');
  await expect(phone(page, 1).getByText('Invalid phone format.(Ex: (987) 456-1230)')).toBeVisible();
  await phone(page, 1).getByLabel('Phone Number').fill('9874561230');
  await expect(phone(page, 1).getByLabel('Phone Number')).toHaveValue('(987) 456-1230');
  await phone(page, 3).getByLabel('Phone Number').fill('987-456-1231');
  await save(page);
  await expect(phone(page, 3).getByText('Phone type is required.')).toBeVisible();
  await expect(phone(page, 3).getByLabel('Phone Type')).toBeFocused();
  await phone(page, 3).getByLabel('Phone Type').selectOption('Work');
  await phone(page, 3).getByLabel('Extension').fill('x20');
  await expectAccessible(page);
  await save(page);

  const dialog = page.getByRole('dialog', { name: 'Profile Updated' });
  await expect(dialog.getByText('Do the notices we send you still go to the right place?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  await expect(page.getByText(pendingNote)).toHaveCount(0);
  await expect(page.getByText('Your profile has been updated.')).toBeInViewport();
  const phones = card(page, 'Phones').getByRole('listitem');
  await expect(phones).toHaveText([/Home\(987\) 456-1230/, /Work\(987\) 456-1231 ext\. 20/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit phones' }).click();
  await page.getByRole('button', { name: 'Delete phone 2' }).click();
  await save(page);
  await dialog.getByRole('button', { name: 'Manage Notifications' }).click();
  await expect(page).toHaveURL(`${whetstoneHills}/pages/manage-notifications`);
  await visit(page, `${whetstoneHills}/pages/account-profile`);
  await expect(phones).toHaveText([/Home\(987\) 456-1230/]);
});
