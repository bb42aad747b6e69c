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
  /** Whose page it is, where it is not the member's of the others. */
  readonly member?: string;
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
    route: 'view-all-accounts',
    // Twenty-seven accounts.
    member: 'ruth.abernathy',
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

async function visit(browser: Browser, { route, use }: Interaction, storageState: MemberState | undefined) {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watchInteractions });
    await page.goto(`${origin}/pages/${route}`);
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
    return await longest(page, use);
  } catch (error) {
    console.log(`${route}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return Number.POSITIVE_INFINITY;
  } finally {
    await context.close();
  }
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
const states = new Map<string, Promise<MemberState>>();
/** A member's session, begun once. */
function stateOf({ isVisitor, member = 'marisol.okonkwo' }: Interaction): Promise<MemberState> | undefined {
  if (isVisitor) return undefined;
  const state = states.get(member) ?? memberState(browser, origin, member);
  states.set(member, state);
  return state;
}
console.log(`a bare page: ${await barePage(browser)} ms`);
for (const interaction of interactions) {
  const took: number[] = [];
  for (let run = 0; run < visits; run += 1) took.push(await visit(browser, interaction, await stateOf(interaction)));
  report({ what: `INP: ${interaction.what}`, measured: median(took), unit: 'ms', bound: { most: bound } });
}
console.log(`a bare page: ${await barePage(browser)} ms`);
await browser.close();
