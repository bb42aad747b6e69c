import { cedarRidge } from '../support/coops.ts';
import { expect, test, visitLink } from '../support/journey.ts';

const notice = 'There is no page at that address. You are on the home page now.';

test('who types an unknown address is at home, and told so @main', async ({ page }) => {
  for (const path of ['/pages/nothing-of-the-kind', '/nothing-of-the-kind']) {
    await page.goto(`${cedarRidge}${path}`);
    await expect(page).toHaveURL(/\/pages\/home\?notFound=true$/);
    await expect(page.getByText(notice).first()).toBeVisible();
    await expect(page.getByRole('status').getByText(notice)).toHaveCount(1);
  }
  await visitLink(page, cedarRidge);
  await expect(page).toHaveURL(/\/pages\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('that there is no such page stands in the page itself, so that nothing moves when scripts come', async ({
  request,
}) => {
  const html = async (query: string) => (await request.get(`${cedarRidge}/pages/home${query}`)).text();
  expect(await html('?notFound=true')).toContain(notice);
  for (const query of ['', '?notFound=true&more=1', '?anything=true']) expect(await html(query)).not.toContain(notice);
});

test('machines are answered by what there is, or 404', async ({ request }) => {
  const answered = async (path: string) => {
    const answer = await request.get(`${cedarRidge}${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['content-type'] ?? answer.headers().location];
  };
  for (const path of ['/wp-login.php', '/pages/bill.pdf', '/nothing-of-the-kind', '/.env', '/sitemap.xml'])
    expect([path, (await answered(path))[0]]).toEqual([path, 404]);
  expect(await answered('/robots.txt')).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await answered('/favicon.ico'))[0]).toBe(302);
  expect(await (await request.get(`${cedarRidge}/favicon.ico`)).body()).not.toHaveLength(0);
});

test('each page describes itself in its language', async ({ request }) => {
  for (const [language, said] of [
    ['en', 'The member portal of'],
    ['es', 'El portal para socios de'],
  ] as const) {
    const html = await (
      await request.get(`${cedarRidge}/pages/login`, { headers: { 'accept-language': language } })
    ).text();
    expect(html).toContain(`<meta name="description" content="${said}`);
  }
});
