import { cedarRidge } from './support/coops.ts';
import { demoPassword, expect, expectAccessible, test, visit } from './support/journey.ts';

test.describe('a member handed over by another system', () => {
  test('is signed in when token and member belong together, and the address keeps neither', async ({ page }) => {
    const login = await page.request.post(`${cedarRidge}/v3/login`, {
      data: { username: 'della.marsh', password: demoPassword },
    });
    const { accessToken, memberNumber } = await login.json();
    await visit(page, `${cedarRidge}/pages/external-redirect?token=${accessToken}&member=200025`);
    await expect(page.getByText('The link that brought you here is not valid any more.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('rochdale.session'))).toBeNull();
    await expect(page).toHaveURL(`${cedarRidge}/pages/external-redirect`);
    await expectAccessible(page);
    await visit(page, `${cedarRidge}/pages/external-redirect?token=${accessToken}&member=${memberNumber}`);
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await expect(page).toHaveURL(`${cedarRidge}/pages/accountoverview`);
  });

  test('goes to sign-in without a token', async ({ page }) => {
    await visit(page, `${cedarRidge}/pages/external-redirect?member=200025`);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});
