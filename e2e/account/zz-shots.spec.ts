import { cedarRidge } from '../support/coops.ts';
import { signIn, test } from '../support/journey.ts';

test('shots', async ({ page }) => {
  const width = test.info().project.name;
  const shot = (name: string) => page.screenshot({ path: `/tmp/pp-shots/${name}-${width}.png`, fullPage: true });
  await signIn(page, cedarRidge, 'marisol.okonkwo', `${cedarRidge}/pages/accountoverview?accountno=104495507`);
  await page.getByText('Usual day').waitFor();
  await page.waitForTimeout(1500);
  await shot('overview');
  await page.goto(`${cedarRidge}/pages/prepaid`);
  await page.getByText('Last days').waitFor();
  await page.getByText('Off. We can add').waitFor();
  await page.waitForTimeout(800);
  await shot('prepaid');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot('prepaid-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByText(/Then \$/).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/pp-shots/pay-${width}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/pp-shots/terms-${width}.png` });
});
