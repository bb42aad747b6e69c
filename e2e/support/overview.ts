import type { Locator, Page } from '@playwright/test';
import { basicRidge, cedarRidge, detailedHills, whetstoneHills } from './coops.ts';
import { expect, visit } from './journey.ts';

/**
 * Both co-ops as they are shipped, and each with the other layout of the overview. Those two are walked at one width:
 * every layout and every co-op is walked at both.
 */
export const layouts = [
  {
    name: 'Cedar Ridge, detailed',
    origin: cedarRidge,
    isBasic: false,
    isWhec: false,
    isClosed: false,
    hasArrangements: true,
    hasRoundUp: true,
  },
  {
    name: 'Whetstone Hills, basic',
    origin: whetstoneHills,
    isBasic: true,
    isWhec: true,
    isClosed: false,
    hasArrangements: false,
    hasRoundUp: false,
  },
  {
    name: 'Cedar Ridge, basic and closed @phone',
    origin: basicRidge,
    isBasic: true,
    isWhec: false,
    isClosed: true,
    hasArrangements: false,
    hasRoundUp: false,
  },
  {
    name: 'Whetstone Hills, detailed and open @desk',
    origin: detailedHills,
    isBasic: false,
    isWhec: true,
    isClosed: false,
    hasArrangements: true,
    hasRoundUp: true,
  },
] as const;

export type Layout = (typeof layouts)[number];

export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Balance and account' });

export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** A folded part of the overview, opened. */
export async function openFold(page: Page, title: string): Promise<Locator> {
  const fold = card(page, title);
  await fold.getByRole('heading').click();
  return fold;
}

/** The fact of a card or of the panel with this name. */
export const fact = (within: Locator, name: string): Locator =>
  within.locator('dl > div').filter({ has: within.page().getByRole('term').getByText(name, { exact: true }) });

/** Opens the overview of an account of the signed-in member. */
export async function openAccount(page: Page, origin: string, accountNumber: string): Promise<void> {
  await visit(page, `${origin}/pages/accountoverview?accountno=${accountNumber}`);
  await expect(fact(panel(page), 'Account number')).toContainText(accountNumber);
}

/** Where the links of a part of the page lead, by their names. */
export async function targets(within: Locator): Promise<Record<string, string>> {
  const links = await within.getByRole('link').all();
  return Object.fromEntries(
    await Promise.all(
      links.map(async (link) => [
        (await link.innerText()).trim(),
        (await link.getAttribute('href'))?.replace('/pages/', '') ?? '',
      ]),
    ),
  );
}
