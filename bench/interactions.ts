import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { phone, putOn } from './support/line.ts';
import { memberState } from './support/member.ts';
import { median, report } from './support/report.ts';

/**
 * How long a phone whose processor is six times slower takes to paint what a press or a key does (Interaction to Next
 * Paint): the longest of each kind of interaction, the median of three visits. A bare page with one button is measured
 * beside them and shows what the machine takes by itself. Give the address of a running portal:
 * `npx tsx bench/interactions.ts http://localhost:3000`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const bound = 200;
const visits = 3;
const slowPhone = { latencyMs: 0, bytesPerSecond: 1_250_000, cpu: 6 };
const patience = { timeout: 10_000 };

interface Interaction {
  readonly what: string;
  readonly route: string;
  readonly isVisitor?: true;
  readonly use: (page: Page) => Promise<unknown>;
}

const press = (page: Page, found: string) => page.locator(found).locator('visible=true').first().click(patience);
const type = (page: Page, found: string) =>
  page.locator(found).locator('visible=true').first().pressSequentially('104500017', { delay: 120 });

const interactions: readonly Interaction[] = [
  { what: 'typing, sign-in', route: 'login', isVisitor: true, use: (page) => type(page, 'input[name="username"]') },
  { what: 'typing, Quick Pay', route: 'quick-pay', isVisitor: true, use: (page) => type(page, 'main input') },
  {
    what: 'phone menu and a group of it',
    route: 'accountoverview',
    use: async (page) => {
      await press(page, '.menu-btn');
      await press(page, 'dialog[open] nav button[aria-expanded="false"]');
    },
  },
  {
    what: 'account switcher, and another account',
    route: 'accountoverview',
    use: async (page) => {
      await press(page, '.switcher-place button[aria-haspopup="dialog"]');
      await press(page, 'dialog[open] .account-row:not([aria-current])');
    },
  },
  { what: 'fold of the footer', route: 'accountoverview', use: (page) => press(page, 'footer summary') },
  {
    what: 'payment dialog',
    route: 'accountoverview',
    use: (page) => page.locator('main').getByRole('button', { name: /^Pay/ }).first().click(patience),
  },
  { what: 'tabs of usage', route: 'usage-tracker', use: (page) => press(page, '[role="tab"][aria-selected="false"]') },
  {
    what: 'chips over a chart',
    route: 'usage-tracker',
    use: (page) => press(page, 'main .chips-row__chip:has(input:not(:checked))'),
  },
  { what: 'table, sorted', route: 'view-all-accounts', use: (page) => press(page, 'main :is(th button, select)') },
  {
    what: 'table, next page',
    route: 'billpayments/history',
    use: (page) => press(page, 'main .pager button:not([aria-disabled])'),
  },
];

/** Keeps the longest interaction; a text, so that nothing is added to it when the bench is compiled. */
const watchInteractions = `
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      const { dataset } = document.documentElement;
      if (interactionId) dataset.longest = String(Math.max(Number(dataset.longest ?? 0), duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The longest that any press or key took, in milliseconds: what is shorter than the shortest that is told counts as that. */
async function longest(page: Page, use: Interaction['use']): Promise<number> {
  await putOn(page, slowPhone);
  await use(page);
  await page.waitForTimeout(700);
  return page.evaluate(() => Number(document.documentElement.dataset.longest ?? 16));
}

async function visit(browser: Browser, { route, isVisitor, use }: Interaction, storageState: MemberState) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...(!isVisitor && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript({ content: watchInteractions });
  await page.goto(`${origin}/pages/${route}`);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  const took = await longest(page, use).catch((error: Error) => {
    console.log(`${route}: ${error.message.split('\n')[0]}`);
    return Number.POSITIVE_INFINITY;
  });
  await context.close();
  return took;
}

async function barePage(browser: Browser): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.setContent('<button onclick="this.textContent = \'pressed\'">press</button>');
  await page.evaluate(watchInteractions);
  const took = await longest(page, (one) => press(one, 'button'));
  await context.close();
  return took;
}

type MemberState = Awaited<ReturnType<typeof memberState>>;
const browser = await chromium.launch(browserOptions.launchOptions);
const storageState = await memberState(browser, origin);
console.log(`a bare page: ${await barePage(browser)} ms`);
for (const interaction of interactions) {
  const took: number[] = [];
  for (let run = 0; run < visits; run += 1) took.push(await visit(browser, interaction, storageState));
  report({ what: `INP: ${interaction.what}`, measured: median(took), unit: 'ms', bound: { most: bound } });
}
console.log(`a bare page: ${await barePage(browser)} ms`);
await browser.close();
