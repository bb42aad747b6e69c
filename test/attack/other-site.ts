import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import { report, target } from './product.ts';

/**
 * `npx tsx test/attack/other-site.ts [http://127.0.0.1:3000]`: a page of another origin, in a browser in which a member
 * is signed in. It frames the portal, posts forms to it, and calls it with the browser's cookies; nothing of that may be
 * shown, taken or read.
 */
const attacked = await target();
const findings: string[] = [];
const ours = attacked.url;
const framed = ['/pages/home', '/pages/login', '/pages/accountoverview', '/v3/usage/config', '/api/docs', '/sw.js'];
const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const posts = ['/v3/login', '/v3/logout', '/v3/session', '/v3/member/200017/details', '/v3/outage/reports'];
let tried = 0;

/** The other site: whatever page is asked for, it is this one. */
const evil = createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Another site</title><body></body>'),
);
await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
const address = evil.address();
// Another name, and so another site: its pages carry no cookie that is SameSite.
const theirs = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;

const browser = await chromium.launch(browserOptions.launchOptions);
await attack(browser);
await browser.close();
evil.close();
console.log(`${tried} tries from another origin`);
await report('another site', findings, attacked);

async function attack(by: Browser): Promise<void> {
  const context = await by.newContext();
  const page = await context.newPage();
  const login = await fetch(`${ours}/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' }),
  });
  const session = JSON.stringify(await login.json());
  await page.goto(`${ours}/v3/nowhere`);
  await page.evaluate(`localStorage.setItem('rochdale.session', ${JSON.stringify(session)})`);
  await page.goto(`${ours}/pages/accountoverview`);
  await page.locator('html[data-ready]').waitFor();

  for (const path of framed) {
    tried += 1;
    await page.goto(theirs);
    const refused = page
      .waitForEvent('console', { predicate: (one) => /frame/i.test(one.text()), timeout: 5000 })
      .catch(() => undefined);
    await page.evaluate(`document.body.innerHTML = '<iframe src="${ours}${path}" width="900" height="600"></iframe>'`);
    await refused;
    const frame = page.frames().find((one) => one !== page.mainFrame());
    const inside = (await frame?.content().catch(() => '')) ?? '';
    if (frame?.url().startsWith(ours) && inside.length > 200) findings.push(`${path} is shown in another site's frame`);
  }
  for (const path of posts)
    for (const type of types) {
      tried += 1;
      const form = await context.newPage();
      await form.goto(theirs);
      const answered = form
        .waitForResponse((one) => one.url().startsWith(`${ours}${path}`), { timeout: 8000 })
        .catch(() => undefined);
      const field = `<input name='{"username":"marisol.okonkwo","password":"Rochdale-demo-1!","a":"' value='"}'>`;
      const html = `<form method="post" enctype="${type}" action="${ours}${path}">${field}</form>`;
      await form.evaluate(`document.body.innerHTML = ${JSON.stringify(html)}; document.forms[0].submit()`);
      const status = (await answered)?.status();
      if (status === undefined || status < 400)
        findings.push(`a form of type ${type} to ${path} is answered ${status ?? 'not at all'}`);
      await form.close();
    }
  await page.goto(theirs);
  for (const path of ['/v3/session', '/v3/usage/config', '/v3/member/200017/accounts', '/pages/accountoverview']) {
    for (const options of [
      `{ credentials: 'include' }`,
      `{ credentials: 'include', headers: { authorization: 'Bearer x' } }`,
      `{ method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{}' }`,
    ]) {
      tried += 1;
      const read = await page.evaluate<string>(
        `fetch('${ours}${path}', ${options}).then((a) => a.text()).then((t) => 'read ' + t.slice(0, 40), () => 'refused')`,
      );
      if (read !== 'refused') findings.push(`${path} with ${options}: ${read}`);
    }
    tried += 1;
    const script = await page.evaluate<string>(
      `new Promise((done) => { const one = document.createElement('script'); one.src = '${ours}${path}'; one.onload = () => done('ran'); one.onerror = () => done('refused'); document.head.append(one); })`,
    );
    if (script !== 'refused') findings.push(`${path} is taken as another site's script`);
  }
  const opened = await page.evaluate<string>(
    `(() => { const one = window.open('${ours}/pages/accountoverview'); try { return String(one.localStorage.length) } catch { return 'refused' } })()`,
  );
  if (opened !== 'refused' && opened !== '0')
    findings.push(`another site's window reads the portal's storage (${opened})`);
  await page.goto(`${ours}/pages/accountoverview`);
  await page.locator('html[data-ready]').waitFor();
  if (!page.url().includes('accountoverview')) findings.push('the member was signed out by another site');
}
