import { test as base, expect, type Page } from '@playwright/test';
import { basicRidge, strictRidge } from '../support/coops.ts';
import { held } from '../support/held.ts';
import { visit } from '../support/journey.ts';
import { strictFiles } from '../support/strict-coop.ts';

/** What the browser refused by the page's policy, and the errors of its scripts. */
const test = base.extend<{ said: string[] }>({
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await use(said);
  },
});

const customFile = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--custom-file'));

/** The portal works: a form of it answers. */
async function expectPortalWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  await expect(page.getByText(/is required|Enter your/i).first()).toBeVisible();
}

test('files of the folder come with the page; one that breaks breaks nothing @main', async ({ page, said }) => {
  await visit(page, `${basicRidge}/pages/login?broken`);
  await expect(page.locator('html')).toHaveAttribute('data-custom-script', 'basic');
  expect(await customFile(page)).toBe('"basic"');
  await expectPortalWorks(page);
  expect(said).toEqual(['The script of the co-op is broken.']);
});

test('files of another host are loaded after the portal’s own, without telling who asks', async ({
  page,
  context,
  said,
}) => {
  const asked: Record<string, string>[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  await context.route('https://files.strict.example/**', async (route) => {
    asked.push(await route.request().allHeaders());
    const isStyle = route.request().url() === strictFiles.stylesheet;
    const body = isStyle
      ? ':root { --custom-file: "strict"; }'
      : `document.documentElement.dataset.customScript = document.querySelector('h1') ? 'after' : 'before';`;
    return route.fulfill({ headers, contentType: isStyle ? 'text/css' : 'text/javascript', body });
  });
  await visit(page, `${strictRidge}/pages/login?returnUrl=secret`);
  await expect(page.locator('html')).toHaveAttribute('data-custom-script', 'after');
  await expect.poll(() => customFile(page)).toBe('"strict"');
  await expectPortalWorks(page);
  for (const { cookie, referer } of asked) expect([cookie, referer]).toEqual([undefined, undefined]);
  expect(said).toEqual([]);

  const policy = (await page.request.get(`${strictRidge}/pages/login`)).headers()['content-security-policy'];
  expect(policy).toContain(strictFiles.script);
  expect(policy).toContain(strictFiles.stylesheet);
  // What the API serves itself keeps its own policy.
  expect(
    (await page.request.get(`${strictRidge}/coop/offline.html`)).headers()['content-security-policy'],
  ).not.toContain('files.strict.example');
});

test('a host that is slow, or not there, holds nothing up', async ({ page, context, said }) => {
  const host = held();
  await context.route('https://files.strict.example/**', async (route) => {
    await host.untilLetGo;
    await route.abort().catch(() => undefined);
  });
  await page.goto(`${strictRidge}/pages/login`, { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor();
  await expectPortalWorks(page);
  host.letGo();
  await expectPortalWorks(page);
  expect(said).toEqual([]);
});
