import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { parseDocument } from 'yaml';
import { browserOptions } from '../../e2e/support/browser.ts';
import { report, target } from './product.ts';

/**
 * `npx tsx test/attack/scripts-in-texts.ts`: scripts in the texts of a co-op and in every field that a member or a
 * visitor fills. Every screen and the outbox are then opened in a browser: no script runs, no element comes out of a
 * text, and no page breaks its own content security policy.
 */
const payloads = [
  '<img src=x onerror=window.hit=1>',
  '"><svg onload=window.hit=1>',
  "'-(window.hit=1)-'",
  '</script><script>window.hit=1</script>',
  'javascript:window.hit=1',
];
const all = payloads.join(' ');
const findings: string[] = [];

/** The texts of a co-op's settings that anybody reads. */
const siteTexts: readonly (readonly (string | number)[])[] = [
  ...['coopName', 'coopShortName', 'coopTagline', 'officeHours'].map((key) => ['settings', key]),
  ['settings', 'address', 0],
  ['settings', 'copyright', 'caption'],
  ['settings', 'siteConfiguration', 'capitalCreditLetterMsg'],
  ['settings', 'siteConfiguration', 'unclaimedCapitalCreditMsg'],
  ['configuration', 'emergencyAnnouncementMessage'],
  ['configuration', 'detailedUsageAnalysisLabel'],
  ['configuration', 'serviceWorkTypes', 0, 'description'],
  ['configuration', 'outageProblems', 0],
  ['config', 'ONLINE_CONV_FEE_TEXT'],
  ...['bannerHeading', 'bannerLine', 'signInNote'].map((key) => ['brand', key]),
  ['services', 0, 'name'],
  ['services', 0, 'text'],
];

const folder = await mkdtemp(join(tmpdir(), 'rochdale-texts-'));
await cp(fileURLToPath(new URL('../../coops', import.meta.url)), folder, { recursive: true });
const coop = join(folder, 'cedar-ridge');
const site = parseDocument(await readFile(join(coop, 'site.yaml'), 'utf8'));
for (const [index, path] of siteTexts.entries())
  if (site.hasIn(path))
    site.setIn(path, `${String(site.getIn(path)).slice(0, 20)} ${payloads[index % payloads.length]}`);
await writeFile(join(coop, 'site.yaml'), site.toString());
for (const name of ['about.html', 'terms.html'])
  await writeFile(
    join(coop, 'content', name),
    `<h1 onclick="window.hit=1">Text</h1><p>${all}</p><a href="javascript:window.hit=1">a</a>`,
  );
process.env.COOPS_DIR = folder;
const attacked = await target(undefined);

const post = async (method: string, path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(`${attacked.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const login = await post('POST', '/v3/login', { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' });
const session = JSON.stringify(await login.json());
const token = /"accessToken":"([\w-]+)"/.exec(session)?.[1] ?? '';
const member = '/v3/member/200017';
let taken = 0;
for (const payload of payloads) {
  const short = payload.slice(0, 30);
  const sent = [
    await post(
      'PUT',
      `${member}/accounts/104471882/profile`,
      {
        ...{
          firstName: short,
          middleName: '',
          lastName: short,
          streetNumber: '1',
          streetName: short,
          streetType: 'RD',
        },
        ...{ unit: short.slice(0, 8), city: short, state: 'OR', zip: '97498', contactPhones: [] },
      },
      token,
    ),
    await post('PUT', `${member}/stored-payments/S2000172`, { label: short }, token),
    await post(
      'POST',
      '/v2/applicationforservice/processserviceorder',
      { accountNumber: '104471882', workType: 'METER', phone: '5415550142', comments: payload },
      token,
    ),
    await post(
      'POST',
      '/v3/outage/reports',
      {
        reportId: crypto.randomUUID(),
        accountNumber: '104495515',
        outageReason: 'Part of the power is out',
        callBack: false,
        remarks: payload,
      },
      token,
    ),
    await post('PUT', `${member}/details`, { loginId: short, userName: `${short}@example.com` }, token),
    await post('POST', '/v3/recovery/password', { username: payload, email: 'a@example.com' }),
  ];
  taken += sent.filter(({ ok }) => ok).length;
  for (const { status, url } of sent) if (status >= 500) findings.push(`${url} broke with ${status}`);
}
console.log(
  `${payloads.length} scripts in ${siteTexts.length} texts of the co-op; ${taken} of ${payloads.length * 6} calls with scripts were taken`,
);

const screens =
  (await readFile(new URL('../../apps/portal/src/app/member-screens.ts', import.meta.url), 'utf8')) +
  (await readFile(new URL('../../apps/portal/src/app/public-screens.ts', import.meta.url), 'utf8'));
const routes = [...screens.matchAll(/\b(?:member|visitor|anybody|open|publicly|screen)\w*\(\s*'([a-z/-]+)'/g)].map(
  ([, route = '']) => route,
);
const visits = [
  ...new Set([
    ...routes,
    'home',
    'login',
    'quickpay',
    'quick-pay',
    'about-us',
    'legal-terms',
    'registration',
    'outages',
    'unclaimed-capital-credit',
    'cc-letterreturn',
    'payment-success',
    'forgot-password',
  ]),
].map((route) => `/pages/${route}`);
const inQuery = ['returnUrl', 'message', 'encodedParam', 'transno', 'otc', 'acnum', 'token', 'tab', 'navto']
  .map((key) => `${key}=${encodeURIComponent(payloads[1] ?? '')}`)
  .join('&');

const browser = await chromium.launch(browserOptions.launchOptions);
const page = await browser.newPage();
let at = '';
page.on('dialog', (dialog) => void dialog.dismiss());
page.on('console', (message) => {
  if (/Content Security Policy/i.test(message.text())) findings.push(`${at}: ${message.text().slice(0, 200)}`);
});
await page.goto(`${attacked.url}/v3/nowhere`);
await page.evaluate(`localStorage.setItem('rochdale.session', ${JSON.stringify(session)})`);
let seen = 0;
for (const visit of [...visits, ...visits.map((one) => `${one}?${inQuery}`), '/dev/outbox']) {
  at = visit.slice(0, 60);
  await look(page, visit);
}
await browser.close();
await rm(folder, { recursive: true, force: true });
console.log(`${seen} pages were opened`);
await report('scripts in texts', findings, attacked);

/** Opens a page and looks for scripts that ran and elements that came out of texts. */
async function look(on: Page, path: string): Promise<void> {
  await on.goto(`${attacked.url}${path}`, { waitUntil: 'load' }).catch(() => undefined);
  await on.waitForTimeout(200).catch(() => undefined);
  seen += 1;
  // Text, because these programs are compiled without a browser's names.
  const elements = 'img[src="x"], [onerror], [onload], [onclick], a[href^="javascript"]';
  const found = await on
    .evaluate<{ hit: boolean; elements: number }>(
      `({ hit: 'hit' in window, elements: document.querySelectorAll(${JSON.stringify(elements)}).length })`,
    )
    .catch(() => ({ hit: false, elements: 0 }));
  if (found.hit) findings.push(`${path}: a script ran`);
  if (found.elements > 0) findings.push(`${path}: ${found.elements} elements came out of a text`);
}
