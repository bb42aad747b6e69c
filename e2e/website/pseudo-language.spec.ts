import type { Page } from '@playwright/test';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { screens } from '../../apps/portal/src/app/screens/screens.ts';
import { whetstoneHills as origin } from '../support/coops.ts';
import { expect, signIn, test, visit } from '../support/journey.ts';
import { Data, writtenOn } from '../support/pseudo.ts';

/** Screens that leave by themselves for another system or another screen. */
const leaving = ['external-redirect', 'aclarajump', 'accountoverview/meterusage', 'meter-sense-cc'];

/** Screens whose form is sent empty, so that its errors are read too. */
const withForm = [
  'login',
  'quick-pay',
  'register',
  'forgot-password',
  'forgot-username',
  'report-outage',
  'cc-letterreturn',
];

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'rochdale.language', value: language, url: origin }]);
}

/** Waits for what a page asks for; a page that keeps asking is read after a while. */
const settle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);

/** Walks screens in disguise; answers what is English on them. */
async function walk(page: Page, routes: readonly Route[]): Promise<{ english: string[]; texts: number }> {
  const data = new Data();
  data.listen(page);
  const english = new Set<string>();
  let texts = 0;
  const read = async (route: string): Promise<void> => {
    await data.takeSite(page);
    const written = await writtenOn(page);
    texts += written.length;
    for (const { where, words } of written) {
      const left = data.leftOf(words);
      if (left !== '') english.add(`${route} | ${where} | ${left}`);
    }
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWider) english.add(`${route} is wider than its window`);
  };
  for (const route of routes) {
    await visit(page, `${origin}/pages/${route}`);
    await settle(page);
    await read(route);
    const submit = page.locator('form button[type=submit]:enabled').first();
    if (!withForm.includes(route) || (await submit.count()) === 0) continue;
    await submit.click();
    await settle(page);
    await read(`${route}, a step on`);
  }
  return { english: [...english], texts };
}

const routesOf = (access: 'public' | 'member'): Route[] =>
  screens.filter((screen) => screen.access === access && !leaving.includes(screen.route)).map(({ route }) => route);

test.describe.configure({ timeout: 360_000 });

for (const access of ['public', 'member'] as const)
  test(`no screen of a ${access === 'public' ? 'visitor' : 'member'} leaves English behind @main`, async ({
    page,
  }, info) => {
    await page.goto(`${origin}/v3/nowhere`);
    if (access === 'member') await signIn(page, origin, 'walter.prine');
    await speak(page, 'en-XA');
    const routes = routesOf(access);
    const { english, texts } = await walk(page, routes);
    console.log(`${info.project.name}: ${routes.length} screens of a ${access}, ${texts} texts`);
    if (process.env.SHOW) console.log(english.join('\n'));
    expect(english).toEqual([]);
  });

for (const access of ['public', 'member'] as const)
  test(`Spanish fits on every screen of a ${access === 'public' ? 'visitor' : 'member'}`, async ({ page }) => {
    await page.goto(`${origin}/v3/nowhere`);
    if (access === 'member') await signIn(page, origin, 'walter.prine');
    await speak(page, 'es');
    const wide: string[] = [];
    for (const route of routesOf(access)) {
      await visit(page, `${origin}/pages/${route}`);
      await settle(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(route);
    }
    expect(wide).toEqual([]);
  });
