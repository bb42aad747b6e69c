import { createServer, type Server } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { callOf, names, rowOf } from '../../apps/api/src/testing/well-formed-calls.ts';
import { browserOptions } from '../../e2e/support/browser.ts';
import { screenAccess } from '../../packages/domain/src/website/screens/screen-access.ts';
import { report, target } from './product.ts';
import { termsOf } from './scripts-sent.ts';

/**
 * `npx tsx test/attack/other-site.ts [http://127.0.0.1:3000]`: a page of another origin, in a browser in which a member
 * is signed in. It frames the portal, posts forms to it, and calls it with the browser's cookies; nothing of that may be
 * shown, taken or read. Each try is first made at a page that protects nothing, where it must succeed.
 */
const attacked = await target();
const findings: string[] = [];
const ours = attacked.url;
const data = ['/v3/usage/config', '/v3/session', '/api/docs', '/sw.js', '/dev/outbox', '/v3/nowhere'];
const framed = [...Object.keys(screenAccess).map((route) => `/pages/${route}`), ...data];
const holders = ['iframe', 'object', 'embed'] as const;
const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const options = [
  `{ credentials: 'include' }`,
  `{ credentials: 'include', headers: { authorization: 'Bearer x' } }`,
  `{ method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{}' }`,
];
let tried = 0;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
const listening = async (server: Server, name: string): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://${name}:${typeof address === 'object' && address !== null ? address.port : 0}`;
};
/** The other site: whatever page is asked for, it is this one. */
const evil = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title><body>'),
);
/** A site that protects nothing: its page is a script too, and everybody may read it. */
const bare = createServer((request, response) =>
  response
    .writeHead(200, {
      'content-type': 'text/html',
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type,authorization',
    })
    .end(`/*${'x'.repeat(300)}*/`),
);
// Another name, and so another site: its pages carry no cookie that is SameSite.
const theirs = await listening(evil, 'localhost');
const unguarded = await listening(bare, '127.0.0.1');

const browser = await chromium.launch(browserOptions.launchOptions);
const page = await (await browser.newContext()).newPage();
await signIn();
await page.goto(theirs);
for (const [what, succeeds] of [
  ...holders.map((holder) => [`a ${holder}`, () => isShown(`${unguarded}/`, holder)] as const),
  ['a form', async () => (await posted(`${unguarded}/`, 'text/plain', {})) === 200] as const,
  ...options.map((one) => ['a call', async () => (await read(`${unguarded}/`, one)) !== 'refused'] as const),
  ['a script', () => isScript(`${unguarded}/`)] as const,
])
  if (!(await succeeds())) findings.push(`${what} fails where nothing is protected, and so tells nothing`);

for (const path of framed)
  for (const holder of path.startsWith('/v3') || path === '/pages/home' ? holders : (['iframe'] as const)) {
    tried += 1;
    if (await isShown(`${ours}${path}`, holder)) findings.push(`${path} is shown in another site's ${holder}`);
  }
const frames = tried;
console.log(`${frames} frames`);
const today = new Date().toISOString().slice(0, 10);
for (const name of names.filter((one) => rowOf(one).method === 'POST')) {
  const { url, payload } = callOf(name, termsOf(today));
  // The body that is meant goes out as plain text alone; the others are held back alike for every operation.
  for (const type of rowOf(name).access === 'public' ? types : types.slice(-1)) {
    tried += 1;
    const status = await posted(`${ours}${url}`, type, payload ?? {});
    if (status === undefined || status < 400 || status >= 500)
      findings.push(`${name}: a form of type ${type} is answered ${status ?? 'not at all'}`);
  }
}
const forms = tried - frames;
console.log(`${forms} forms`);
await page.goto(theirs);
for (const path of ['/v3/session', '/v3/usage/config', '/v3/member/200017/accounts', '/pages/accountoverview']) {
  for (const one of options) {
    tried += 1;
    const answer = await read(`${ours}${path}`, one);
    if (answer !== 'refused') findings.push(`${path} with ${one}: ${answer}`);
  }
  tried += 1;
  if (await isScript(`${ours}${path}`)) findings.push(`${path} is taken as another site's script`);
}
await openWindow();
await page.goto(`${ours}/pages/accountoverview`);
await page.locator('html[data-ready]').waitFor();
if (!page.url().includes('accountoverview')) findings.push('the member was signed out by another site');
await browser.close();
evil.close();
bare.close();
console.log(`${tried - frames - forms} calls`);
await report('another site', findings, attacked);

async function signIn(): Promise<void> {
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
}

/** Whether a page of another site shows an address inside itself. */
async function isShown(url: string, holder: (typeof holders)[number]): Promise<boolean> {
  await page.goto(theirs);
  const source = holder === 'object' ? 'data' : 'src';
  const kind = holder === 'iframe' ? '' : ' type="text/html"';
  // Loaded or refused: both are answered by the browser; an object that is refused answers with an error.
  await page.evaluate(
    `new Promise((done) => { const one = document.createElement('div'); one.innerHTML = '<${holder} ${source}="${url}"${kind} width="900" height="600"></${holder}>'; for (const name of ['load', 'error']) one.firstChild.addEventListener(name, () => done()); setTimeout(() => done(), 2000); document.body.replaceChildren(one) })`,
  );
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    if (!frame.url().startsWith(url)) continue;
    // What was refused has no content, and the browser may never say so.
    const inside = await Promise.race([frame.content().catch(() => ''), pause(2000)]);

    if (inside && inside.length > 200) return true;
  }
  return false;
}

/** The status with which a form that another site posts is answered; as plain text its body is the JSON that is meant. */
async function posted(url: string, type: string, payload: object): Promise<number | undefined> {
  const form: Page = await page.context().newPage();
  await form.goto(theirs);
  const answered = form
    .waitForResponse((one) => one.url().startsWith(url) && one.request().method() === 'POST', { timeout: 8000 })
    .catch(() => undefined);
  const begin = `${JSON.stringify(payload).slice(0, -1)}${Object.keys(payload).length > 0 ? ',' : ''}"a":"`;
  // Not waited for: the page goes away with the form, and its answer may go with it.
  const submitted = form.evaluate(
    `(() => { const one = document.createElement('form'); Object.assign(one, { method: 'post', enctype: ${JSON.stringify(type)}, action: ${JSON.stringify(url)} }); const field = document.createElement('input'); field.name = ${JSON.stringify(begin)}; field.value = '"}'; one.append(field); document.body.append(one); setTimeout(() => one.submit()) })()`,
  );
  submitted.catch(() => undefined);
  const status = (await answered)?.status();
  await Promise.race([form.close(), pause(2000)]);
  return status;
}

function read(url: string, how: string): Promise<string> {
  return page.evaluate<string>(
    `fetch('${url}', ${how}).then((a) => a.text()).then((t) => 'read ' + t.slice(0, 40), () => 'refused')`,
  );
}

function isScript(url: string): Promise<boolean> {
  return page.evaluate<boolean>(
    `new Promise((done) => { const one = document.createElement('script'); one.src = '${url}'; one.onload = () => done(true); one.onerror = () => done(false); document.head.append(one); })`,
  );
}

/** Opens the portal in a window of another site, waits until it stands there, and reaches into it. */
async function openWindow(): Promise<void> {
  tried += 1;
  const opening = page.context().waitForEvent('page');
  await page.evaluate(`window.held = window.open('${ours}/pages/accountoverview')`);
  const opened = await opening;
  await opened.locator('html[data-ready]').waitFor();
  const reached = await page.evaluate<string>(
    `['localStorage', 'document'].map((key) => { try { return window.held[key] ? key : '' } catch { return '' } }).join('')`,
  );
  if (reached !== '') findings.push(`another site's window reaches the portal's ${reached}`);
  await opened.close();
}
