import type { Page, Route } from '@playwright/test';
import { held } from '../support/held.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { officeOf, openOffice } from '../support/office.ts';

const row = (page: Page, what: string) => page.getByRole('row').filter({ hasText: what });
const books = 'Books not compared';
const list = '**/v1/watches';
/** Other journeys report no outage and take no bank file there. */
const quiet = { office: officeOf('ocotillo') };

interface Listed {
  totals: Record<string, number>;
  watches: { kind: string; state: string; count: number | null; holder: unknown }[];
}
/** What the list answers, changed on its way. */
const answering = (page: Page, change: (listed: Listed) => void) =>
  page.route(list, async (route: Route) => {
    const answer = await route.fetch();
    const listed: Listed = await answer.json();
    change(listed);
    await route.fulfill({ response: answer, json: listed });
  });

test('what needs a person is found, opened, taken and given back by keyboard alone @desk @main', async ({ page }) => {
  await openOffice(page, 'ike', '/', quiet);
  await expect(page.getByText(/need a person|needs a person/).first()).toBeVisible();
  await expectAccessible(page);
  const what = page.getByRole('link', { name: books, exact: true });
  const walkTo = () =>
    expect(async () => {
      await page.keyboard.press('j');
      await expect(what).toBeFocused({ timeout: 200 });
    }).toPass();
  await walkTo();
  await page.keyboard.press('k');
  await walkTo();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown charges' })).toBeVisible();
  await page.goBack();
  await expect(what).toBeVisible();
  await walkTo();

  await page.keyboard.press('a');
  await expect(row(page, books)).toContainText('Ike');
  await page.getByRole('tab', { name: 'Mine 1' }).click();
  await expect(page).toHaveURL(/show=mine$/);
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(3);
  await expect(page.getByText('Ike: Watch taken')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'Nothing is yours' })).toBeVisible();
  await expectAccessible(page);
});

test('what no screen settles says the command that does @desk', async ({ page }) => {
  const late = 'Messages older than 15 minutes';
  await answering(page, ({ watches }) => {
    for (const watch of watches)
      if (watch.kind === 'messages-late') Object.assign(watch, { state: 'waiting', count: 3 });
  });
  await openOffice(page, 'gwen', '/', quiet);
  const what = page.getByRole('button', { name: late, exact: true });
  await what.press('Enter');
  await expect(page.getByRole('dialog', { name: late })).toContainText('coop doctor');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(what).toBeFocused();
});

test('what another has is taken over only when one says so; who is slower is told @desk', async ({ page, browser }) => {
  const what = books;
  await openOffice(page, 'marta', '/', quiet);
  await row(page, what).getByRole('button', { name: 'Take it' }).click();
  await expect(row(page, what)).toContainText('Marta');
  const other = await (await browser.newContext()).newPage();
  await openOffice(other, 'ike', '/', quiet);
  await row(other, what).getByRole('button', { name: 'Take it' }).click();
  const question = other.getByRole('dialog', { name: 'Take it over?' });
  await expect(question).toContainText('Marta Quill has had this since');
  await expectAccessible(other);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Take it over' }).click();
  await expect(row(other, what)).toContainText('Ike');
  // Marta's page still says that it is hers.
  await row(page, what).getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ike Sorensen has taken this already.');
  await expect(row(page, what)).toContainText('Ike');
  await row(other, what).getByRole('button', { name: 'Give it back' }).click();
  await expect(row(other, what)).toContainText('nobody');
  await other.context().close();
});

test('each sees what is theirs to see; an auditor takes nothing @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/', quiet);
  await expect(row(page, books)).toBeVisible();
  await expect(row(page, books).getByRole('button', { name: 'Take it' })).toHaveCount(0);
  await openOffice(page, 'ray', '/', quiet);
  await expect(page.getByText('Nothing needs a person.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All clear' })).toBeVisible();
  await expect(page.getByText('Paid today')).toHaveCount(0);
  await expectAccessible(page);
});

test('slow, not looked at, and all clear', async ({ page }) => {
  const slow = held();
  await page.route(list, async (route) => {
    await slow.untilLetGo;
    await route.fallback();
  });
  await openOffice(page, 'gwen', '/', quiet);
  await expect(page.getByRole('main').locator('.shapes').first()).toBeVisible();
  await expectAccessible(page);
  slow.letGo();
  await expect(row(page, books)).toBeVisible();

  await answering(page, ({ watches, totals }) => {
    totals.failed = 1;
    for (const watch of watches)
      if (watch.kind === 'backup-old') Object.assign(watch, { state: 'failed', count: null });
  });
  await page.keyboard.press('Shift');
  await page.reload();
  const unknown = page.getByRole('region', { name: 'Could not be looked at' });
  await expect(unknown.getByText('Backup too old')).toBeVisible();
  await expect(page.getByText('1 could not be looked at.')).toBeVisible();
  await expectAccessible(page);

  await answering(page, ({ watches, totals }) => {
    Object.assign(totals, { things: 0, deadlines: 0, late: 0, failed: 0 });
    for (const watch of watches) Object.assign(watch, { state: 'clear', count: 0 });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All clear' })).toBeVisible();
  await expectAccessible(page);
});

test('what was seen stays, with its time, when the line is lost; what never came is said to be missing @desk', async ({
  page,
}) => {
  await openOffice(page, 'gwen', '/', quiet);
  await expect(row(page, books)).toBeVisible();
  await page.route(list, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(row(page, books)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The rest of the page is right.');
  await expect(page.getByText('Paid today')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, books)).toBeVisible();
});

test('in the dark, in Spanish, on a narrow desk and on a phone it says the same', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'marta', '/', quiet);
  await expect(row(page, books)).toBeVisible();
  await expectAccessible(page);
  await page.context().addCookies([{ name: 'rochdale.language', value: 'es', url: page.url() }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await expect(row(page, 'Libros sin comparar')).toBeVisible();
  await expectAccessible(page);
});
