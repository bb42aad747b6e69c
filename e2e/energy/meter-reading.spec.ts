import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';

test('a member reads the meter; an unusual reading is asked about @main', async ({ page }, { project }) => {
  const origin = project.name === 'phone' ? whetstoneHills : cedarRidge;
  await signIn(page, origin, 'marisol.okonkwo', `${origin}/pages/meter-reading`);
  await expect(page.getByText(/51,880 on \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter the reading.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/New reading of meter/).fill('60000');
  await page.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog', { name: 'Is this right?' });
  await expect(question).toContainText('60,000 is much more than usual');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel(/New reading of meter/).fill('52300');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/Your reading of 52,300 was received. Confirmation number MR-/)).toBeVisible();
});

test('who need not read the meter is told so', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine', `${cedarRidge}/pages/meter-reading`);
  await expect(page.getByText('We read this meter for you. You do not need to send a reading.')).toBeVisible();
});
