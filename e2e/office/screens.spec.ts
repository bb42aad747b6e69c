import type { Page } from '@playwright/test';
import {
  type OfficeScreenName,
  type OfficeScreenParts,
  officeAddress,
  officeScreens,
} from '@rochdale/domain/office/screens/office-screens';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { cedarOffice, type DemoClerk, openOffice } from '../support/office.ts';
import { payAccount } from '../support/quick-pay.ts';
import { payOut } from './sandbox-desk.ts';

const looks = [1440, 1024, 390].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);
/** Who may see a screen; the others are everybody's. */
const whose: Partial<Record<OfficeScreenName, DemoClerk>> = {
  'rate-differences': 'marta',
  staff: 'gwen',
  audit: 'gwen',
  opening: 'gwen',
  system: 'gwen',
  connected: 'gwen',
  webhook: 'gwen',
  'begin-outage': 'ray',
  reliability: 'ray',
  studio: 'priya',
  'studio-history': 'priya',
};

/** The first link of a list that leads to one of its rows. */
async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(cedarOffice + list);
  const link = page.locator(`main a[href^="${list}/"]`).first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))?.slice(list.length + 1) ?? '';
}

/** An announcement that is made and goes to nobody. */
async function anAnnouncement(page: Page): Promise<string> {
  await page.goto(`${cedarOffice}/announcements/new`);
  for (const language of ['English', 'Español']) {
    await page.getByRole('radio', { name: language }).press('Space');
    await page.getByLabel('Subject of the email').fill('Planned work');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('We work on the line.');
    await page.getByLabel('Text message, and what a call says').fill('Planned work.');
  }
  await page.getByRole('button', { name: 'Make it ready' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planned work' })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

test('every screen of the office is accessible at three widths, light and dark @desk', async ({ page }) => {
  test.setTimeout(1_800_000);
  await payAccount(page, ['104500124', '0112'], '8.19');
  await payOut();
  await openOffice(page, 'ike', '/settlements');
  await page.getByRole('button', { name: 'Ask the processor now' }).press('Enter');
  await expect(page.getByText('Asked. The list has what the payment processor answered.')).toBeVisible();
  await page.goto(`${cedarOffice}/bank-files`);
  await page.getByRole('button', { name: 'Write the day’s file now' }).click();
  // The worker may have written it before.
  const title = page.getByRole('heading', { level: 1, name: /^Bank file of / });
  await expect(title.or(page.getByText('There is nothing to send today.'))).toBeVisible();
  const parts: OfficeScreenParts<OfficeScreenName> = {
    memberNumber: '200017',
    transNo: await firstOf(page, '/payments'),
    settlementId: await firstOf(page, '/settlements'),
    fileNumber: await firstOf(page, '/bank-files'),
    importId: await firstOf(page, '/data'),
    webhookId: '5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b22',
    messageId: await firstOf(page, '/messages'),
    announcementId: await anAnnouncement(page),
    outageNumber: await firstOf(page, '/outages'),
  };

  for (const name of Object.keys(officeScreens) as OfficeScreenName[]) {
    if (officeScreens[name].may !== 'visitor') await openOffice(page, whose[name] ?? 'ike');
    else await page.context().clearCookies();
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(cedarOffice + officeAddress(name, parts));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.locator('main .skel')).toHaveCount(0);
      await expectAccessible(page);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([name, width, isWider]).toEqual([name, width, false]);
    }
  }
});
