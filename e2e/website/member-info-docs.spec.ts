import { cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { expect, signIn, test, visit } from '../support/journey.ts';
import { expectAllReached } from '../support/keyboard.ts';

const documents = '/pages/member-info-docs';

test('members find the co-op’s documents, each of which opens in a new tab @main', async ({ page }) => {
  await visit(page, `${cedarRidge}${documents}`);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await signIn(page, cedarRidge, 'walter.prine');
  await visit(page, `${cedarRidge}${documents}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Member Information Documents' })).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(page.getByRole('navigation', { name: 'Accounts' })).toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(links.last()).toHaveAttribute('href', 'https://www.cedarridge.example/board/minutes');
  await expectAllReached(page, 3);
  const bylaws = page.getByRole('link', { name: /^Bylaws \(PDF\)/ });
  const path = (await bylaws.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/coop\/member-info-docs\/[\w-]+\/bylaws\.pdf$/);
  const file = await page.request.get(cedarRidge + path);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await Promise.all([page.waitForEvent('popup'), bylaws.click()]);
});

test('without documents the page says so; one that fails can be tried again; a closed site is unavailable', async ({
  page,
}) => {
  await signIn(page, detailedHills, 'walter.prine');
  await visit(page, `${detailedHills}${documents}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Papers for Members' })).toBeVisible();
  await expect(page.getByText('There are no member information documents found.')).toBeVisible();
  await page.route('**/v3/member-info-docs', (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, `${detailedHills}${documents}`);
  await expect(page.getByRole('alert')).toContainText('Please try again later.');
  await page.unroute('**/v3/member-info-docs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There are no member information documents found.')).toBeVisible();
  await signIn(page, whetstoneHills, 'walter.prine');
  await visit(page, `${whetstoneHills}${documents}`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
});
