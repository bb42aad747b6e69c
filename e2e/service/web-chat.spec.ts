import type { Page, Request } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with Ridge' }).first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ridge' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation with Ridge' });
const questions = '**/v1/messages';

test('a visitor asks with the quick buttons and in words, and is led to a screen @main', async ({ page, viewport }) => {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/messages') && request.method() === 'POST') asked.push(request);
  });
  await visit(page, `${cedarRidge}/pages/home?accountno=104500001`);
  await expect(launcher(page)).toBeVisible();
  await expectAccessible(page);
  await launcher(page).click();
  await expect(log(page)).toContainText('Hello, I am Ridge.');
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await expect(log(page)).toContainText('How do I reset my password?');
  await expect(log(page).getByRole('link', { name: 'Forgot password' })).toBeVisible();
  for (const [button, words] of [
    ['Balance', 'Your balance stands at the top of Account Overview'],
    ['Payment', 'Quick Pay takes a card or an e-check'],
    ['Agent', 'Our office is glad to help you: (541) 555-0100'],
  ] as const) {
    await panel(page).getByRole('button', { name: button }).click();
    await expect(log(page)).toContainText(words);
  }
  await panel(page).getByLabel('Your message').fill('¿Hay un apagón?');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('llame al (541) 555-0199');
  await expectAccessible(page);

  await log(page).getByRole('link', { name: 'Reportar un apagón' }).click();
  await expect(page).toHaveURL(`${cedarRidge}/pages/report-outage`);
  await expect(panel(page)).toBeVisible({ visible: (viewport?.width ?? 0) > 639 });
  await page.reload();
  await launcher(page).click();
  await expect(log(page)).toContainText('Quick Pay takes a card');

  expect(asked).toHaveLength(5);
  for (const request of asked) {
    const headers = await request.allHeaders();
    expect([headers.authorization, headers.cookie, headers.referer]).toEqual([undefined, undefined, undefined]);
    expect(Object.keys(request.postDataJSON()).sort()).toEqual(
      expect.arrayContaining(['coopId', 'conversationId', 'language', 'text']),
    );
  }
});

test('what is not delivered says so and can be tried again; foreign ways and markup stay words', async ({
  page,
  context,
}) => {
  await visit(page, `${cedarRidge}/pages/login`);
  await launcher(page).click();
  await context.route(questions, (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Balance' }).click();
  await expect(log(page)).toContainText('Your message was not sent.');
  await expectAccessible(page);

  const headers = { 'access-control-allow-origin': cedarRidge };
  await context.unroute(questions);
  await context.route(questions, (route) => route.fulfill({ status: 429, headers, json: { message: 'Slower.' } }));
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Please wait a moment before the next message.');
  await expect(panel(page).getByLabel('Your message')).toBeFocused();

  await context.unroute(questions);
  const links = ['https://evil.example', '//evil.example', 'no-such-screen', 'quick-pay'].map((screen) => ({
    screen,
    label: `To ${screen}`,
  }));
  const text = 'Look: <img src=x onerror=alert(1)> <a href="https://evil.example">here</a>';
  await context.route(questions, (route) => route.fulfill({ headers, json: { text, links } }));
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText(text);
  await expect(log(page).getByRole('link')).toHaveText(['To quick-pay']);

  await context.unroute(questions);
  await context.setOffline(true);
  await expect(panel(page).getByText('You are offline.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Agent' }).click();
  await expect(log(page)).toContainText('Your message was not sent.');
  await context.setOffline(false);
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Our office is glad to help you');
});

test('by keyboard alone; it ends with the session', async ({ page }, { project }) => {
  await signIn(page, cedarRidge, project.name === 'phone' ? 'walter.prine' : 'marisol.okonkwo');
  await expect(launcher(page)).toBeVisible();
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  const field = panel(page).getByLabel('Your message');
  if (project.name === 'desk') await expect(field).toBeFocused();
  else await expect(panel(page).getByRole('heading', { name: 'Ridge' })).toBeFocused();
  await press(page, field, 'h');
  await page.keyboard.type('ello');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('What would you like to know?');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(launcher(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('What would you like to know?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/pages\/(home|login)/);
  await launcher(page).click();
  await expect(log(page)).toContainText('Hello, I am Ridge.');
  await expect(log(page)).not.toContainText('What would you like to know?');
});

test('a co-op without it, and a page that stands alone, have no chat', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, `${whetstoneHills}/pages/home`);
  await page.waitForTimeout(1500);
  await visit(page, `${cedarRidge}/pages/direct-usage-tracker`);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(0);
  expect(loaded.filter((url) => /web-chat/.test(url))).toEqual([]);
});

test('its buttons are in header and footer, and nothing floats', async ({ page }, { project }) => {
  await visit(page, `${cedarRidge}/pages/quick-pay`);
  const every = page.getByRole('button', { name: 'Chat with Ridge' });
  await expect(every).toHaveCount(project.name === 'phone' ? 1 : 2);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Chat with Ridge' })).toBeVisible();
  const floating = await every.evaluateAll((buttons) =>
    buttons.filter((one) => getComputedStyle(one).position === 'fixed'),
  );
  expect(floating).toEqual([]);
  await every.last().click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(every.last()).toBeFocused();
});
