import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { asMember } from '../support/member-asks.ts';
import { cedarOffice, openOffice } from '../support/office.ts';

test('an outage is begun, changed and ended by keyboard alone @desk @main', async ({ page }) => {
  await openOffice(page, 'ray', '/');
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await expect(page.getByRole('heading', { level: 1, name: 'Outages' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New outage' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New outage' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin outage' }).press('Enter');
  await expect(page.getByText(/Name a feeder, a substation, an account or a report/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Add accounts').fill('104500033');
  await page.getByLabel('What members read').selectOption('A tree fell on the line');
  await expect(page.getByText('Un árbol cayó sobre la línea')).toBeVisible();
  await page.getByRole('button', { name: '1 hour' }).press('Enter');
  await page.getByRole('button', { name: 'Begin outage' }).press('Enter');
  await expect(page.getByText(/^Outage N-\d+ has begun\.$/)).toBeVisible();
  await expect(page.getByText('Text in Spanish')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('How far the crew is').selectOption('Crew on the way');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('How far the crew is: No crew to Crew on the way')).toBeVisible();
  await page.getByRole('button', { name: 'Show who is affected' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Power is back' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Power is back' }).press('Enter');
  await expect(page.getByText(/^Outage N-\d+ has ended\.$/)).toBeVisible();
});

test('who was slower reads who changed what, and what was typed stays @desk', async ({ page, browser }) => {
  await openOffice(page, 'ray', '/begin-outage');
  await page.getByLabel('Add accounts').fill('104500041');
  await page.getByRole('button', { name: 'Begin outage' }).click();
  await expect(page.getByText(/has begun/)).toBeVisible();
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await openOffice(other, 'ray', new URL(address).pathname);
  await other.getByRole('button', { name: '1 hour' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await page.getByLabel(/^Crew \(members/).fill('Crew 9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Ray Castellano changed this outage at .*: the estimate\./)).toBeVisible();
  await expect(page.getByLabel(/^Crew \(members/)).toHaveValue('Crew 9');
  await expectAccessible(page);
  await other.close();
});

test('at night a report becomes an outage and ends in storm mode, all by one thumb @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await (await asMember(page, 'walter.prine')).reportsNoPower('104500017');
  await openOffice(page, 'ray', '/outages');
  const { height = 844 } = page.viewportSize() ?? {};
  /** Presses what the thumb reaches: it is brought into the lower part of the screen first. */
  const press = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
    await target.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const box = await target.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
    await target.click();
  };
  await expect(async () => {
    const order = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(order.slice(0, 3)).toEqual(['Outages now', 'Who is off', 'Reports waiting']);
  }).toPass();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'New outage from these' }).first());
  await press(page.getByRole('button', { name: '30 min' }));
  await press(page.getByRole('button', { name: 'Begin outage' }));
  await expect(page.getByText(/^Outage N-\d+ has begun\.$/)).toBeVisible();
  const number = /N-\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Outages' }).click();
  await page.getByRole('link', { name: 'Storm mode' }).click();
  const line = page.getByRole('group', { name: number, exact: true });
  await press(line.getByRole('button', { name: '+ 1 hour' }));
  await expect(page.getByText(`${number}: Saved.`)).toBeVisible();
  await expectAccessible(page);
  await press(line.getByRole('button', { name: 'Power is back' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Power is back' }).click();
  await expect(page.getByText(`Outage ${number} has ended.`)).toBeVisible();
});

test('a clerk sees outages and reads who may change them; failed says so', async ({ page }) => {
  await openOffice(page, 'dana', '/outages');
  const begin = page.getByRole('button', { name: 'New outage' });
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const calls = '**/v1/outages';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await page.goto(`${cedarOffice}/outages`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Outages now' })).toBeVisible();
});

test('a report that was set aside by mistake waits again, by keyboard alone @desk', async ({ page }) => {
  await (await asMember(page, 'rufus.teague')).reportsNoPower('104500058');
  await openOffice(page, 'ray', '/outages');
  const group = page.getByRole('region', { name: /^Feeder / }).filter({ hasText: 'Rufus Teague' });
  const setAside = async () => {
    await group.getByRole('checkbox', { name: /Rufus Teague$/ }).press('Space');
    await group.getByRole('button', { name: 'No outage' }).press('Enter');
    await expect(page.getByText(/^Settled: 1\./)).toBeVisible();
  };
  await setAside();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Bring back: 1 report, Ray Castellano/ })
    .first()
    .press('Enter');
  await expect(page.getByText('Waiting again: 1.')).toBeVisible();
  await expect(group).toBeVisible();
  await setAside();
});

test('a banner stands on the portal until it is taken down @desk', async ({ page }) => {
  await openOffice(page, 'ray', '/outages');
  await page.getByRole('button', { name: 'Put up a banner…' }).click();
  await page.getByRole('button', { name: 'Put it up' }).click();
  await expect(page.getByText('Say it in both languages.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('In English').fill('Ice is bringing lines down.');
  await page.getByLabel('In Spanish').fill('El hielo derriba líneas.');
  const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel('Until').fill(tomorrow);
  await page.getByRole('button', { name: 'Put it up' }).click();
  await expect(page.getByText(/^Banner until /)).toBeVisible();
  await expect(async () => {
    await page.goto(`${cedarRidge}/`);
    await expect(page.getByText('Ice is bringing lines down.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto(`${cedarOffice}/outages`);
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('No banner')).toBeVisible();
});

test('the map is opened, and what is chosen on it is chosen in the list and the reverse, by keyboard @desk', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openOffice(page, 'ray', '/outages');
  await page.getByRole('button', { name: 'Show the map' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Where it is dark' })).toBeVisible();
  const onMap = page.getByRole('region', { name: 'Where it is dark' });
  const outage = onMap.getByRole('button', { name: / places, / }).first();
  await outage.press('Enter');
  await expect(outage).toHaveAttribute('aria-pressed', 'true');
  const inList = page.getByRole('button', { name: /^On the map: / });
  await expect(inList.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await inList.and(page.locator('[aria-pressed="true"]')).press('Enter');
  await expect(outage).toHaveAttribute('aria-pressed', 'false');
  const picture = onMap.getByRole('img', { name: /^Map\./ });
  const before = await picture.getAttribute('viewBox');
  await onMap.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect(picture).not.toHaveAttribute('viewBox', before ?? '');
  await onMap.getByRole('button', { name: 'Show the whole area' }).press('Enter');
  await expect(picture).toHaveAttribute('viewBox', before ?? '');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
