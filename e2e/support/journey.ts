import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Address } from '@rochdale/domain/website/screens/address';
import { type Fault, faultsOf } from '../axe.ts';

/** What the browser logs as an error from now on, such as a failed hydration or a refused script. */
export function loggedErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A refused call, or a file that a journey keeps away, is part of it; the browser logs each on its own.
    if (message.type() === 'error' && !/^(Failed to load|TypeError: Failed to fetch dynamic)/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

/** A journey: every test also fails when the browser logs an error. */
export const test = base.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page }, use) => {
      const errors = loggedErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The demo password of every login. */
export const demoPassword = 'Rochdale-demo-1!';

/** Where a screen of a co-op is: its origin and an address. */
export type ScreenUrl = `${string}${Address}`;

/** Opens a screen and waits until its script has taken over. */
export const visit = (page: Page, url: ScreenUrl): Promise<void> => visitLink(page, url);

/** The same by a link of somebody's, by a short address, or by one that leads elsewhere. */
export async function visitLink(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rows of the page's tables that do not have a cell below each heading: what follows a cell that is taken away is told
 * below the heading before its own.
 */
const shiftedRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const widthOf = (cells: Iterable<HTMLTableCellElement> = []): number =>
      [...cells].filter((cell) => cell.checkVisibility()).reduce((sum, cell) => sum + cell.colSpan, 0);
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const heads = table.tHead?.checkVisibility() ? widthOf(table.tHead.rows[0]?.cells) : 0;
      const rows = [...table.rows].filter((row) => row.parentElement !== table.tHead && row.checkVisibility());
      return heads === 0 ? [] : rows.filter((row) => widthOf(row.cells) !== heads).map((row) => row.innerText);
    });
  });

/** A target half behind the bar at the foot of a phone's screen is small only until it is scrolled free. */
async function isSmallWhereverItStands(page: Page, { target }: Fault): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await faultsOf(page, ['target-size'])).some((fault) => fault.target === target);
}

/**
 * No rule of WCAG 2.2 A or AA, nor best practice, is broken on the page as it stands, and every cell of a table is told
 * below its own heading.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const faults: Fault[] = [];
  for (const fault of await faultsOf(page, rules))
    if (fault.id !== 'target-size' || (await isSmallWhereverItStands(page, fault))) faults.push(fault);
  expect(faults).toEqual([]);
  expect(await shiftedRows(page)).toEqual([]);
}

/**
 * Signs in with the call of the sign-in page, and arrives at an address: the overview, when none is given. Journeys of
 * the sign-in page itself type into it.
 */
export async function signIn(page: Page, origin: string, username: string, address?: ScreenUrl): Promise<void> {
  const answer = await page.request.post(`${origin}/v3/login`, { data: { username, password: demoPassword } });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  const session = JSON.stringify(await answer.json());
  // An answer of this origin without the portal's script.
  await page.goto(`${origin}/v3/nowhere`);
  await page.evaluate(
    ([user, to]) => {
      localStorage.setItem('rochdale.session', user);
      location.replace(to);
    },
    [session, address ?? `${origin}/pages/accountoverview`] as const,
  );
  await page.locator('html[data-ready]').waitFor();
  if (address === undefined) await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
}

/** The field of an amount that is typed; where the form offers none, it stands alone. */
export const amountField = (page: Page | Locator): Locator => page.getByLabel(/^(Amount to pay|Payment amount)$/i);

/** An amount that the form offers, with its word. */
export const offeredAmount = (page: Page | Locator, name: string): Locator => page.getByRole('radio', { name });

/** Types an amount, where the form offers some by Other. */
export async function typeAmount(page: Page | Locator, amount: string): Promise<void> {
  const other = offeredAmount(page, 'Other');
  await other.or(amountField(page)).first().waitFor();
  if ((await other.count()) > 0) await other.check();
  await amountField(page).fill(amount);
}

/** What will be charged, as it stands above the button. */
export const chargedToday = (page: Page | Locator): Locator =>
  page.getByLabel('What you will be charged').getByRole('definition');

/** The button that leads to the payment company. */
export const toCompany = (page: Page | Locator): Locator => page.getByRole('button', { name: /^Continue to / });

/** Reads what the payment is, and goes on to the payment company's page. */
export async function continueWith(page: Page | Locator, payment: string): Promise<void> {
  await expect(chargedToday(page).first()).toHaveText(payment);
  await toCompany(page).click();
}

/** Fills the sandbox's card page. */
export async function fillCard(page: Page, number = '4111 1111 1111 1111'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('08 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('A Member');
  await page.getByLabel('Billing ZIP code').fill('97498');
}

/** Fills the sandbox's card page and pays. */
export async function payByCard(page: Page, number?: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Fills the sandbox's e-check page. */
export async function fillEcheck(page: Page): Promise<void> {
  await page.getByLabel('Checking').check();
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByLabel('Name on the account').fill('A Member');
  await page.getByLabel(/I authorize/).check();
}

/** Fills the sandbox's e-check page and pays. */
export async function payByEcheck(page: Page): Promise<void> {
  await fillEcheck(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
}
