import { chromium, type Page } from '@playwright/test';
import { mapOutage, sumUp } from '@rochdale/domain/service/outage-map/outage-map';
import { sumOf } from '@rochdale/domain/service/outage-map/said-parts';
import { servedAreaOf } from '../../apps/api/src/features/service/outage/areas/served-area.ts';
import { browserOptions } from '../../e2e/support/browser.ts';
import { median, report } from '../support/report.ts';

/**
 * The outage map with 1,000 areas and 20,000 members without power, as a browser draws it by software: from the answer to
 * the first picture as SVG, from the library's begin to the one that moves, and the longest tasks while it is dragged. Give
 * the address of a running portal: `npx tsx bench/api/outage-map.ts http://localhost:3000`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const [outages, each, runs] = [1_000, 20, 3];

const places = Array.from({ length: outages * each * 2 }, (_, index) => {
  const block = Math.floor(index / (each * 2));
  const [column, row] = [block % 40, Math.floor(block / 40)];
  return {
    memberNumber: String(index),
    ...{ county: 'Lane', town: `Town ${block % 12}`, substation: `S${block % 8}` },
    latitude: 43.5 + row * 0.02 + ((index * 7) % 40) / 4_000,
    longitude: -123.5 + column * 0.02 + ((index * 11) % 40) / 4_000,
  };
});
const served = servedAreaOf(places);
const began = performance.now();
const mapped = Array.from({ length: outages }, (_, index) =>
  mapOutage(places.slice(index * each * 2, index * each * 2 + each), served),
);
const sums = sumUp(mapped, served);
report({
  what: `${outages} areas made by the server`,
  measured: performance.now() - began,
  unit: 'ms',
  bound: { most: 1_000 },
});
const all = sumOf(mapped.flatMap(({ parts }) => parts));
const row = ({ members, ...rest }: (typeof sums.town)[number]) => ({ ...rest, membersWithoutPower: members });
const answer = {
  ...{ membersWithoutPower: all.members, atMost: all.atMost, membersServed: served.members },
  outages: mapped.map(({ members, atMost, townShare, shape, labelAt, parts }, index) => ({
    ...{ place: index + 1, towns: parts.map(({ town }) => town), membersWithoutPower: members, atMost, townShare },
    ...{ cause: 'Weather', crewState: 'none', crewAssignedAt: null, timeOfInterruption: '2026-11-20T08:15' },
    ...{ estimatedTimeOfRestoration: null, shape, labelAt },
  })),
  ...{ counties: sums.county.map(row), towns: sums.town.map(row), substations: sums.substation.map(row) },
  ...{ asOf: '2026-11-20T10:00', fromSnapshot: false },
};
report({
  what: 'members without power in them',
  measured: all.members ?? 0,
  unit: 'members',
  bound: { least: 20_000 },
});

const browser = await chromium.launch({
  ...browserOptions.launchOptions,
  args: [...(browserOptions.launchOptions?.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

/** From the moment at which the answer is there, so that neither the network nor the server counts. */
async function open(page: Page): Promise<{ svg: number; gl: number; library: number }> {
  let library = 0;
  let answered = 0;
  page.on('response', async (response) => {
    if (/maplibre|gl-map/.test(response.url())) library += Number((await response.allHeaders())['content-length'] ?? 0);
  });
  await page.route('**/v3/outage/map', async (route) => {
    await route.fulfill({ json: answer });
    answered = performance.now();
  });
  await page.goto(`${origin}/pages/outage-map`);
  await page.locator('[data-drawn]').waitFor();
  const svg = performance.now() - answered;
  await page.locator('[data-drawn="gl"]').waitFor({ timeout: 60_000 });
  return { svg, gl: performance.now() - answered, library };
}

/** The longest task while the map is dragged to and fro, in ms. */
async function longestWhileDragged(page: Page): Promise<number> {
  await page.evaluate(`globalThis.seen = [];
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.push(duration); })
      .observe({ type: 'longtask' });`);
  const box = await page.locator('.outage-map__gl').boundingBox();
  if (!box) throw new Error('There is no map to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1)
    await page.mouse.move(x + 80 * Math.sin(step / 5), y + 60 * Math.cos(step / 5));
  await page.mouse.up();
  await page.waitForTimeout(500);
  return Number(await page.evaluate('Math.max(0, ...seen)'));
}

const opened: { svg: number; gl: number; library: number }[] = [];
const tasks: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  opened.push(await open(page));
  tasks.push(await longestWhileDragged(page));
  await page.close();
}
await browser.close();
const of = (what: 'svg' | 'gl' | 'library') => median(opened.map((one) => one[what]));
report({ what: 'list and SVG after the answer', measured: of('svg'), unit: 'ms', bound: { most: 1_500 } });
report({ what: 'the map that moves after the answer', measured: of('gl'), unit: 'ms', bound: { most: 1_500 } });
report({ what: 'its library, as it was sent', measured: of('library'), unit: 'bytes', bound: { most: 300_000 } });
report({ what: 'longest task while it is dragged', measured: median(tasks), unit: 'ms', bound: { most: 50 } });
