import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { openOutage, tab } from '../support/outage.ts';

const address = `${cedarRidge}/pages/outage-map` as const;
const list = { name: 'Outages, largest first' };

test('everybody reads where the power is out, before the map and without it @main', async ({ page }) => {
  // A device that draws no WebGL.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, address);
  const rows = page.getByRole('list', list).getByRole('listitem');
  await expect(rows.first()).toContainText(/members/);
  const map = page.getByRole('img', { name: /^Map of our area/ });
  await expect(map).toBeVisible();
  await expect(page.locator('[data-drawn="svg"]')).toBeVisible();
  // The map says what the list says.
  for (const label of await page.locator('.area-map__label--area, .area-map__label--large').allTextContents()) {
    const [place = '', members = ''] = label.split(' · ');
    const row = page.locator(`ol[aria-label="${list.name}"] > li[value="${place}"]`);
    await expect(row).toContainText(members === '<5' ? 'Fewer than 5 members' : `About ${members} members`);
  }
  await expectAccessible(page);
  await page.getByText('By county, town and substation').click();
  await expect(page.getByRole('table', { name: 'By town' })).toContainText('Alder Crossing');
  await expectAccessible(page);
});

test('the map that can be moved comes by its own worker, breaks no rule of the page and hears the keyboard', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visit(page, address);
  await expect(page.locator('[data-drawn="gl"]')).toBeVisible({ timeout: 30_000 });
  expect(workers.length).toBeGreaterThan(0);
  for (const url of workers) expect(url).toMatch(new RegExp(`^${cedarRidge}/assets/`));
  const canvas = page.locator('.maplibregl-canvas');
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Show the whole area' }).click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a member finds the own home among them', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await openOutage(page, cedarRidge, '104471882');
  await tab(page, 'Map').click();
  await expect(page.getByRole('list', list).getByRole('listitem').filter({ hasText: 'Your home' })).toBeVisible();
  await expect(page.locator('[data-drawn="gl"]')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show my home' }).click();
  await expectAccessible(page);
});

test('the page to be framed has no frame of the portal, and only who is named may frame it', async ({ page }) => {
  const response = await page.goto(`${cedarRidge}/pages/outage-map-embed`);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(page.getByRole('list', list)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
});
