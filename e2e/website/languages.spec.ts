import type { Browser, Page } from '@playwright/test';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { whetstoneHills as origin } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, test, visit } from '../support/journey.ts';
import { storeLanguage } from '../support/languages.ts';
import { fromOutbox } from '../support/outbox.ts';
import { ownAddress } from '../support/own-address.ts';

const text = translatorOf('es');

/** A member of each width, whom no other journey signs in at this co-op. */
const people = {
  desk: ['emmett.vance', 'emmett@vance.example'],
  phone: ['lottie.burke', 'lottie@burke.example'],
} as const;
const personOf = (project: string) => (project === 'phone' ? people.phone : people.desk);

const inLanguage = (browser: Browser, locale: string, javaScriptEnabled = true) =>
  browser.newContext({ locale, javaScriptEnabled });

async function signInByForm(page: Page, username: string, words: { readonly password: string; readonly go: string }) {
  await page.locator('#username').fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.go, exact: true }).click();
}

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('pages are in Spanish before a script has run', async ({ browser }) => {
    const context = await inLanguage(browser, 'es-MX', false);
    const page = await context.newPage();
    await page.goto(`${origin}/pages/home`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('heading', { name: text('home.tiles') })).toBeVisible();
    await page.goto(`${origin}/pages/login`);
    await expect(page).toHaveTitle(/^Iniciar sesión \|/);
    await expect(page.getByLabel(text('signIn.username'))).toBeVisible();
    await page.goto(`${origin}/pages/quick-pay`);
    await expect(page.getByRole('heading', { name: 'Encuentre su cuenta' })).toBeVisible();
    await context.close();
  });

  test('a member reads errors, pages and e-mails in Spanish, and switches to English @main', async ({ page }, info) => {
    const [username, email] = personOf(info.project.name);
    await page.setExtraHTTPHeaders(ownAddress(info));
    await storeLanguage(page, origin, username, 'es');
    await visit(page, `${origin}/pages/forgot-password`);
    await page.getByLabel('Nombre de usuario').fill(username);
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(text('recovery.password.sent'))).toBeVisible();
    await fromOutbox(page, origin, email, new RegExp(`<h2>(${text('mail.reset.subject')})</h2>`));

    await visit(page, `${origin}/pages/login`);
    await expectAccessible(page);
    await page.locator('#username').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill('falsa');
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page.getByText(text('signIn.failed'))).toBeVisible();
    await signInByForm(page, username, { password: 'Contraseña', go: 'Iniciar sesión' });
    await expect(page.getByRole('heading', { name: 'Resumen de la cuenta' })).toBeVisible();
    await expectAccessible(page);

    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: text('shell.menu'), exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    } else await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'English' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  });
});

test('a member who reads Spanish gets it after sign-in in an English browser; a choice made there wins', async ({
  page,
}, info) => {
  const [username] = personOf(info.project.name);
  await page.setExtraHTTPHeaders(ownAddress(info));
  await storeLanguage(page, origin, username, 'es');
  await visit(page, `${origin}/pages/login`);
  await signInByForm(page, username, { password: 'Password', go: 'Sign In' });
  await expect(page.getByRole('heading', { name: 'Resumen de la cuenta' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await storeLanguage(page, origin, username, 'es');
  await page.evaluate(() => localStorage.clear());
  await visit(page, `${origin}/pages/login`);
  await signInByForm(page, username, { password: 'Password', go: 'Sign In' });
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
