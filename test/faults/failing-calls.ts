import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/features/office/generating/public.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { browserOptions } from '../../e2e/support/browser.ts';
import { openFailingProxy } from './support/failing-proxy.ts';
import { runFault } from './support/fault.ts';
import { ask } from './support/product.ts';

const proxy = await openFailingProxy(await freePort());
const findings: string[] = [];
const sentences = new Set<string>();
let done = 0;

/** Does something again and again, as a member would, until its goal is seen; each failure must come with a sentence. */
async function insist(page: Page, what: string, goal: Locator, act: () => Promise<void>): Promise<boolean> {
  for (let tries = 0; tries < 14; tries += 1) {
    await act().catch((error: unknown) => {
      if (tries > 10) findings.push(`${what}: ${String(error).split('\n')[0]}`);
    });
    const said = page.getByRole('alert').filter({ hasText: /\w/ });
    const shown = await Promise.race([
      goal
        .first()
        .waitFor({ timeout: 24_000 })
        .then(
          () => 'goal',
          () => 'nothing',
        ),
      said
        .first()
        .waitFor({ timeout: 24_000 })
        .then(
          () => 'said',
          () => 'nothing',
        ),
    ]);
    if (await goal.first().isVisible()) {
      done += 1;
      return true;
    }
    if (shown === 'nothing') findings.push(`${what}: neither an answer nor a sentence in 24 s at ${page.url()}`);
    for (const text of await said.allInnerTexts()) sentences.add(text.split('\n')[0] ?? '');
    const again = page.getByRole('button', { name: 'Try again' }).first();
    if (await again.isVisible()) await again.click().catch(() => undefined);
    if (
      await goal
        .first()
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    )
      return true;
  }
  findings.push(`${what}: not done in fourteen tries`);
  return false;
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(proxy.url + path);
  await page.locator('html[data-ready]').waitFor();
};

async function pay(page: Page, dollars: string): Promise<void> {
  await open(page, '/pages/quick-pay');
  const mine = page.getByRole('heading', { name: 'Is this your account?' });
  await insist(page, 'finding the account', mine, async () => {
    await page.getByLabel('Account number').fill('104500017');
    await page.getByLabel('Last 4 digits of your phone number').fill('0103');
    await page.getByRole('button', { name: 'Verify' }).click();
  });
  const form = page.getByLabel(/^(Amount to pay|Payment amount)$/);
  const other = page.getByRole('radio', { name: 'Other' });
  await insist(page, 'opening the payment', form.or(other).first(), () =>
    page.getByRole('button', { name: 'Verify' }).click({ timeout: 3_000 }),
  );
  if (await other.isVisible()) await other.check();
  await form.fill(dollars);
  await form.blur();
  const company = page.getByLabel('Card number');
  await insist(page, 'paying', company, async () => {
    await page.getByRole('button', { name: /^Continue to / }).click({ timeout: 3_000 });
    const anyway = page.getByRole('dialog').getByRole('button', { name: /Pay|Yes|Continue/ });
    if (await anyway.isVisible({ timeout: 500 })) await anyway.click();
  });
  await company.fill('4111 1111 1111 1111');
  await page.getByLabel('Expiration').fill('08 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('A Member');
  await page.getByLabel('Billing ZIP code').fill('97498');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await insist(page, 'the receipt', page.getByText('Your payment has been processed.'), async () => undefined);
}

async function report(page: Page): Promise<void> {
  await open(page, '/pages/report-outage');
  const send = page.getByRole('button', { name: 'Report outage' });
  await insist(page, 'finding the place', send, async () => {
    await page.getByLabel('Account number').fill('104500090');
    await page.getByLabel('Last 4 digits of your phone number').fill('0111');
    await page.getByRole('button', { name: 'Continue' }).click({ timeout: 3_000 });
  });
  await insist(page, 'reporting', page.getByText(/We have your outage report|will send it|is kept/), async () => {
    await page.getByRole('radio').first().check();
    await page.getByLabel('Phone number').fill('541 555 0111');
    await send.click({ timeout: 3_000 });
  });
  // What is kept on the device goes out by itself when a page has loaded, and from time to time.
  const isKept = async (): Promise<boolean> => {
    const { origins } = await page.context().storageState();
    return origins.some(({ localStorage }) => localStorage.some(({ name }) => name === 'rochdale.outageReports'));
  };
  for (let tries = 0; tries < 14 && (await isKept()); tries += 1) {
    await open(page, '/pages/report-outage');
    await pause(4_000);
  }
  if (await isKept()) findings.push('the outage report was not sent from the device');
}

async function signInAndChange(page: Page, unit: string): Promise<void> {
  await open(page, '/pages/login');
  await insist(page, 'signing in', page.getByRole('heading', { name: 'Account Overview' }), async () => {
    await page.getByLabel('Username').fill('hollis.granger');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 3_000 });
  });
  await open(page, '/pages/account-profile');
  const edit = page.getByRole('button', { name: 'Edit address' });
  await insist(page, 'opening the profile', edit, async () => undefined);
  await edit.click();
  const saved = page.getByRole('region', { name: 'Address', exact: true }).getByText(unit);
  await insist(page, 'changing the profile', saved, async () => {
    await page.getByLabel('Unit').fill(unit, { timeout: 3_000 });
    await page.getByRole('button', { name: 'Save' }).click({ timeout: 3_000 });
  });
}

async function strike(): Promise<void> {
  const browser = await chromium.launch(browserOptions.launchOptions);
  proxy.failing = 30;
  const member = async (journey: (page: Page) => Promise<void>): Promise<void> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    await journey(page).catch((error: unknown) => findings.push(String(error).split('\n').slice(0, 3).join(' ')));
    await page.close();
  };
  await Promise.all([
    member((page) => pay(page, '11.11')),
    member(report),
    member((page) => signInAndChange(page, '77B')),
  ]);
  proxy.failing = 0;
  await browser.close();
  const ways = [...proxy.failed].map(([way, times]) => `${way} ${times}`).join(', ');
  console.log(`NOTE a browser came to ${done} goals; of ${proxy.calls} calls failed: ${ways}`);
  for (const sentence of sentences) console.log(`SAID in the browser: ${sentence}`);
}

await runFault({
  name: 'failing-calls',
  options: {
    settings: { PUBLIC_URL: proxy.url },
    postbackUrl: async (api) => {
      proxy.lead(api);
      return `${api}/v3/hosted-payment/postback`;
    },
  },
  payers: 1,
  strike,
  look: async (product) => {
    const paid = await ask(product, "select 1 from ledger where account_number = '104500017' and amount_cents = 1111");
    const reported = await ask(product, "select 1 from outage_reports where account_number = '104500090'");
    const changed = await ask(product, "select 1 from profile_updates where change::text like '%77B%'");
    await proxy.close();
    const once = { payment: paid, 'outage report': reported, 'changed profile': changed };
    for (const [what, rows] of Object.entries(once))
      if (rows?.length !== 1) findings.push(`the browser's ${what} is there ${rows?.length} times`);
    return findings;
  },
});
