import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, test, visit } from '../support/journey.ts';
import { expectAllReached, press, typeInto } from '../support/keyboard.ts';
import { fromOutbox } from '../support/outbox.ts';
import { comeFromOwnAddress } from '../support/own-address.ts';

/** Letters that only one width returns. */
const letters = {
  desk: { memberNumber: '200025', letterId: 'W3H8RD5N6C' },
  phone: { memberNumber: '200041', letterId: 'B6X5LC8Q3M' },
} as const;
const letterOf = (project: string) => letters[project === 'phone' ? 'phone' : 'desk'];

test.beforeEach(({ page }, testInfo) => comeFromOwnAddress(page, testInfo));

const memberNumber = (page: Page) => page.getByLabel('Member Number');
const letterId = (page: Page) => page.getByRole('textbox', { name: 'Letter ID' });
const submit = (page: Page) => page.getByRole('button', { name: 'Return Signed Letter' });

async function returnLetter(page: Page, member: string, letter: string): Promise<void> {
  await memberNumber(page).fill(member);
  await letterId(page).fill(letter);
  await submit(page).click();
}

test('a signed letter is returned: nothing is wrong before a submit, the form is empty after it @main', async ({
  page,
}, { project }) => {
  const letter = letterOf(project.name);
  await visit(page, `${cedarRidge}/pages/cc-letterreturn`);
  await expect(page.getByRole('heading', { level: 1, name: 'Capital Credit Letter Return' })).toBeVisible();
  await expect(page.getByText('Please return signed letters by December 31.')).toBeVisible();
  await memberNumber(page).fill('a b');
  await memberNumber(page).blur();
  await letterId(page).focus();
  await expect(page.getByText('Invalid format.')).toHaveCount(0);
  await expectAccessible(page);

  await submit(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Invalid format.', 'Letter ID is required.']);
  await summary.getByRole('link', { name: 'Letter ID is required.' }).click();
  await expect(letterId(page)).toBeFocused();
  await letterId(page).fill('W3-8');
  await expect(page.getByText('Letter ID is required.')).toHaveCount(0);
  await memberNumber(page).fill('');
  await expect(summary.getByRole('link')).toHaveText(['Member Number is required.', 'Invalid format.']);

  await returnLetter(page, letter.memberNumber, 'K7Q2M9XF4T');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('We could not find a letter with that Member Number and letter ID.');
  await expect(refusal).toBeFocused();
  await expect(letterId(page)).toHaveValue('K7Q2M9XF4T');

  await page.route('**/v3/capital-credits/letters', async (route) => {
    await expect(page.getByRole('button', { name: 'Returning' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await returnLetter(page, ` ${letter.memberNumber}`, letter.letterId.toLowerCase());
  await expect(page.getByText('Thank you. We received your signed letter.')).toBeVisible();
  await expect(memberNumber(page)).toHaveValue('');
  await expect(letterId(page)).toHaveValue('');
  await fromOutbox(page, cedarRidge, 'members@cedarridge.example', new RegExp(`signed letter (${letter.letterId})`));

  await returnLetter(page, letter.memberNumber, letter.letterId);
  await expect(page.getByRole('alert')).toHaveText(
    'This letter has already been returned. You do not need to do anything more.',
  );
  await returnLetter(page, '200033', 'P9T4VJ7Y2G');
  await expect(page.getByRole('alert')).toHaveText(
    'This letter has already been returned. You do not need to do anything more.',
  );
});

test('an unknown member is answered like a wrong letter, until there were too many tries', async ({ page }, {
  project,
}) => {
  const unknown = project.name === 'phone' ? '7000001' : '7000002';
  await visit(page, `${cedarRidge}/pages/cc-letterreturn`);
  for (let index = 0; index < 5; index += 1) {
    await returnLetter(page, unknown, `GUESS${index}`);
    await expect(page.getByRole('alert')).toContainText('We could not find a letter');
  }
  await returnLetter(page, unknown, 'GUESS5');
  await expect(page.getByRole('alert')).not.toContainText('We could not find a letter');
  await expect(page.getByRole('alert')).toContainText(/too many/i);
  await expectAccessible(page);
});

test('a letter is returned at another co-op by keyboard alone; the help says where to look', async ({ page }, {
  project,
}) => {
  const letter = project.name === 'phone' ? ['200017', 'K7Q2M9XF4T'] : ['200058', 'D4N7KF2W9R'];
  await visit(page, `${whetstoneHills}/pages/cc-letterreturn`);
  await expect(page.getByText('Please return signed letters by')).toHaveCount(0);
  await expectAllReached(page, 4);
  const help = page.getByRole('button', { name: 'Where to find the Letter ID' });
  await press(page, help);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your Member Number and letter ID are on the letter or email that you received.');
  const phone =
    (await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^\(\d{3}\)/ })
      .first()
      .textContent()) ?? '';
  expect(phone).not.toBe('');
  await expect(dialog).toContainText(phone);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
  await typeInto(page, letterId(page), letter[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(memberNumber(page)).toBeFocused();
  await typeInto(page, memberNumber(page), letter[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. We received your signed letter.')).toBeVisible();
});
