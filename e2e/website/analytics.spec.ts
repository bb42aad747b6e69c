import type { BrowserContext } from '@playwright/test';
import { cedarRidge, strictRidge } from '../support/coops.ts';
import { expect, test, visit } from '../support/journey.ts';
import { strictFiles } from '../support/strict-coop.ts';

/** Stands in for the service's script: it sends every event as it comes. */
const standIn = `(() => {
  let set = {};
  const take = ([command, first, second]) => {
    if (command === 'set') set = { ...set, ...first };
    if (command !== 'event') return;
    const sent = new URLSearchParams({ en: first, ...set, ...second });
    fetch('https://www.google-analytics.com/g/collect?' + sent, { method: 'POST', mode: 'no-cors' });
  };
  window.dataLayer.forEach(take);
  window.dataLayer.push = (one) => take(one);
})()`;

/** What goes to the service: the scripts asked for, and the events. */
async function listen(context: BrowserContext) {
  const scripts: string[] = [];
  const events: Record<string, string>[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  await context.route('https://www.google-analytics.com/**', (route) => {
    events.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    return route.fulfill({ status: 204 });
  });
  return { scripts, events };
}

test('each screen is counted once, without what its address holds @main', async ({ page, context }) => {
  const { scripts, events } = await listen(context);
  const account = '104500001';
  await visit(page, `${strictRidge}/pages/quick-pay?accountno=${account}&token=secret`);
  const counted = (many: number) => expect.poll(() => events.length).toBe(many);
  await counted(1);
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page).toHaveURL(`${strictRidge}/pages/home`);
  await counted(2);
  await page.getByRole('link', { name: 'Terms Of Use' }).click();
  await expect(page).toHaveURL(`${strictRidge}/pages/legal-terms`);
  await counted(3);
  await visit(page, `${strictRidge}/pages/accountoverview?accountNumber=${account}`);
  await expect(page).toHaveURL(/\/pages\/login/);
  await counted(4);

  expect(scripts[0]).toBe(`https://www.googletagmanager.com/gtag/js?id=${strictFiles.analytics}`);
  expect(
    events.map(({ en, page_path, page_location, page_title }) => [en, page_path, page_location, page_title]),
  ).toEqual(
    [
      ['quick-pay', 'Quick Pay'],
      ['home', 'Home'],
      ['legal-terms', 'Terms Of Use'],
      ['login', 'Sign In'],
    ].map(([route, title]) => [
      'page_view',
      `/pages/${route}`,
      `${strictRidge}/pages/${route}`,
      expect.stringContaining(`${title} | Cedar Ridge`),
    ]),
  );
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${account}|secret|[?]`));
});

test('whoever asks not to be followed is not, and a co-op without a code counts nobody', async ({ page, context }) => {
  const { scripts, events } = await listen(context);
  await visit(page, `${cedarRidge}/pages/home`);
  await page.waitForTimeout(1000);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await visit(page, `${strictRidge}/pages/home`);
  await page.waitForTimeout(1000);
  expect([scripts, events]).toEqual([[], []]);
});
