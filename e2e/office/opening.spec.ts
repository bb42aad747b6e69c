import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

test('a wave is drawn and a member put on the test list; the stage says what it would do @desk @main', async ({
  page,
}) => {
  await openOffice(page, 'gwen', '/opening', { isProved: true });
  await expect(page.getByText('The portal is open to everybody.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Draw a wave' }).press('Enter');
  const draw = page.getByRole('dialog', { name: 'Draw a wave of invitations' });
  await expectAccessible(page);
  await draw.getByLabel('Members', { exact: true }).fill('none');
  await draw.getByLabel('Reason').fill('the first few');
  await draw.getByRole('button', { name: 'Draw a wave' }).press('Enter');
  await expect(draw.getByText('Type a whole number from 1 to 100000.')).toBeVisible();
  await draw.getByLabel('Members', { exact: true }).fill('3');
  await draw.getByRole('button', { name: 'Draw a wave' }).press('Enter');
  await expect(page.getByText('The wave is drawn. Start it below.')).toBeVisible();
  const wave = page.getByRole('table', { name: 'Waves of invitations' }).getByRole('row').nth(1);
  await expect(wave).toContainText('0 of 3');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change lists' }).press('Enter');
  const lists = page.getByRole('dialog', { name: 'Put members on a list' });
  await lists.getByLabel('Member numbers').fill('200017, 999999999');
  await lists.getByLabel('Reason').fill('our own account');
  await expectAccessible(page);
  await lists.getByRole('button', { name: 'Change lists' }).press('Enter');
  await expect(page.getByText('There is no member 999999999.')).toBeVisible();

  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  const stage = page.getByRole('dialog', { name: 'Who may come in' });
  await stage.getByLabel('Rehearsing').press('Space');
  await expect(stage.getByLabel('Quick Pay takes payments while it rehearses')).toBeVisible();
  await expectAccessible(page);
  await stage.getByRole('button', { name: 'Cancel' }).press('Enter');
});

test('the opening is read on a phone, in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'gwen', '/opening');
  await expect(page.getByRole('heading', { level: 2, name: 'Waves of invitations' })).toBeVisible();
  await expectAccessible(page);
});
