import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { screens } from '../apps/portal/src/app/screens/screens.ts';
import { browserOptions } from '../e2e/support/browser.ts';
import { type Line, phone, phoneLine, poorLine, putOn } from './support/line.ts';
import { memberState } from './support/member.ts';
import { median, report } from './support/report.ts';

/**
 * When a member sees the overview's frame, its heading and the balance, on the phone's line and on the poor one, with an
 * empty cache and again; and which screens' first bytes bring no frame or no heading. Give the address of a running
 * portal: `npx tsx bench/phone-line.ts http://localhost:3000`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = 5;
const patienceMs = 60_000;

/** Notes before each frame what is there. A text: what compiles the bench would add calls of its own to a function. */
const watchSight = `
  const isSeen = {
    frame: () => document.querySelector('header') !== null,
    heading: () => document.querySelector('main h1') !== null,
    balance: () => /\\$\\s*\\d/.test(document.querySelector('main')?.textContent ?? ''),
  };
  const look = () => {
    const { dataset } = document.documentElement;
    for (const [name, isSo] of Object.entries(isSeen))
      if (!(name in dataset) && isSo()) dataset[name] = String(performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

interface Seen {
  readonly frame: number;
  readonly heading: number;
  readonly balance: number;
}

const browser = await chromium.launch(browserOptions.launchOptions);
const storageState = await memberState(browser, origin);

/** Opens the overview, and says after how many milliseconds each part is painted. */
async function seenIn(context: BrowserContext, line: Line): Promise<Seen> {
  const page = await context.newPage();
  await page.addInitScript({ content: watchSight });
  await putOn(page, line);
  await page.goto(`${origin}/pages/accountoverview`, { waitUntil: 'commit', timeout: patienceMs });
  await page.locator('html[data-balance]').waitFor({ state: 'attached', timeout: patienceMs });
  const {
    frame = '',
    heading = '',
    balance = '',
  } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  // What came late is kept for the next visit.
  await page.waitForLoadState('networkidle', { timeout: patienceMs }).catch(() => undefined);
  await page.close();
  return { frame: Number(frame), heading: Number(heading), balance: Number(balance) };
}

async function measure(line: Line): Promise<{ readonly cold: readonly Seen[]; readonly warm: readonly Seen[] }> {
  const cold: Seen[] = [];
  const warm: Seen[] = [];
  for (let run = 0; run < runs; run += 1) {
    const options: BrowserContextOptions = { ...phone, storageState, serviceWorkers: 'block' };
    const context = await browser.newContext(options);
    cold.push(await seenIn(context, line));
    warm.push(await seenIn(context, line));
    await context.close();
  }
  return { cold, warm };
}

const say = (what: string, all: readonly Seen[], part: keyof Seen, most: number): void =>
  report({ what, measured: median(all.map((one) => one[part])), unit: 'ms', bound: { most } });

/** Screens whose document alone, without a script, has no frame or no heading. */
async function withoutFirst(): Promise<readonly string[]> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  const bare: string[] = [];
  for (const { route, access, frame } of screens) {
    await page.goto(`${origin}/pages/${route}`, { waitUntil: 'domcontentloaded' });
    const lacks = [
      ...(frame !== 'none' && (await page.locator('header').count()) === 0 ? ['frame'] : []),
      ...((await page.locator('main h1').count()) === 0 ? ['heading'] : []),
    ];
    if (lacks.length > 0) bare.push(`${access} ${route}: ${lacks.join(', ')}`);
  }
  await context.close();
  return bare;
}

const bare = await withoutFirst();
for (const one of bare) console.log(`the first bytes lack: ${one}`);
report({
  what: 'screens whose first bytes lack frame or heading',
  measured: bare.length,
  unit: 'screens',
  bound: { most: 0 },
});
const onPhone = await measure(phoneLine);
say('overview, phone: frame, cold', onPhone.cold, 'frame', 2500);
say('overview, phone: heading, cold', onPhone.cold, 'heading', 2500);
say('overview, phone: balance, cold', onPhone.cold, 'balance', 2500);
say('overview, phone: balance, warm', onPhone.warm, 'balance', 1200);
const onPoor = await measure(poorLine);
say('overview, poor line: frame, cold', onPoor.cold, 'frame', 2500);
say('overview, poor line: balance, cold', onPoor.cold, 'balance', 6000);
await browser.close();
