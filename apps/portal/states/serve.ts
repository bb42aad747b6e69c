import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { OperationName } from '@rochdale/contract/operations/operations';
import { answerOf, isGiven, needsOwn, operationAt, otherwiseIn } from './answering.ts';
import { indexPage } from './index-page.ts';
import { openingPage } from './opening-page.ts';
import { sessionOf } from './sessions.ts';
import type { Otherwise, State } from './state.ts';
import type { NamedState } from './states.ts';
import { stateOf } from './states.ts';

const cookie = 'rochdale.state';
const scriptPath = '/dev/states/steps.js';
const script = readFileSync(join(import.meta.dirname, 'steps.js'), 'utf8');

/**
 * Shows states beside a product: the pages and calls are its own, but what a state says otherwise. The state goes along in
 * a cookie. What is not its business goes on to `next`. Nothing of it is in what production runs.
 */
export async function serveStates(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
  const origin = `http://${request.headers.host}`;
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  if (pathname === '/dev/states') return open(origin, searchParams, response);
  const shown = stateNamed(request.headers.cookie);
  if (shown === undefined) return next();
  if (pathname === scriptPath) return send(response, 200, 'text/javascript', script);
  const name = operationAt(request.method ?? 'GET', pathname);
  const otherwise = name && otherwiseIn(shown.state, name);
  if (name && otherwise) return answer(name, otherwise, request, response);
  const isPage = pathname.startsWith('/pages/') && request.headers['sec-fetch-dest'] !== 'empty';
  return isPage ? page(origin, shown, request, response) : next();
}

async function answer(
  name: OperationName,
  otherwise: Otherwise<OperationName>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (otherwise === 'slow') return;
  if (otherwise === 'lost') return void request.destroy();
  if (otherwise === 'failed') return json(response, 500, { code: 5000, message: 'Failed.' });
  if (isGiven(otherwise)) {
    const own = needsOwn(name, otherwise) ? await ownAnswer(`http://${request.headers.host}`, request) : undefined;
    return json(response, 200, answerOf(name, otherwise, own?.ok ? await own.json() : undefined));
  }
  const { status, code, message } = otherwise.refusal;
  json(response, status, { code, message });
}

function stateNamed(cookies: string | undefined): NamedState | undefined {
  const [screen, name] = (new RegExp(`${cookie}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '').split('~');
  return screen === undefined || name === undefined ? undefined : stateOf(decodeURIComponent(screen), name);
}

async function open(origin: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
  const look = { language: query.get('language') ?? 'en', scheme: query.get('scheme') ?? 'light' };
  const [screen, name] = [query.get('screen'), query.get('state')];
  const asked = screen === null || name === null ? undefined : stateOf(screen, name);
  if (screen !== null && asked === undefined)
    return send(response, 404, 'text/plain', `There is no ${screen}, ${name}.`);
  const { as } = asked?.state ?? {};
  response.setHeader('set-cookie', [
    asked ? `${cookie}=${encodeURIComponent(asked.screen)}~${asked.name}; Path=/` : `${cookie}=; Path=/; Max-Age=0`,
    `rochdale.language=${look.language}; Path=/`,
  ]);
  const html = asked
    ? openingPage(asked, look, as === undefined ? undefined : await sessionOf(origin, as))
    : indexPage(look);
  send(response, 200, 'text/html', html);
}

/** The same request, as it is answered without a state. */
function ownAnswer(origin: string, { url = '/', headers }: IncomingMessage): Promise<Response> {
  const given = new Headers({ accept: headers.accept ?? '*/*' });
  for (const name of ['authorization', 'application-id', 'accept-language']) {
    const value = headers[name];
    if (typeof value === 'string') given.set(name, value);
  }
  const language = /rochdale\.language=[\w-]+/.exec(headers.cookie ?? '')?.[0];
  if (language !== undefined) given.set('cookie', language);
  const ask = () => fetch(`${origin}${url}`, { headers: given, redirect: 'manual' });
  // A kept connection may have been closed meanwhile.
  return ask().catch(ask);
}

/** A page, with the script that does the state's steps. */
async function page(
  origin: string,
  { state: { steps = [], site, push } }: NamedState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const own = await ownAnswer(origin, request);
  const told = JSON.stringify(steps).replace(/[&"]/g, (sign) => (sign === '&' ? '&amp;' : '&quot;'));
  const tag = `<script src="${scriptPath}" data-steps="${told}" data-push="${push ?? ''}" defer></script>`;
  const html = withSettings(await own.text(), site).replace('</head>', () => `${tag}</head>`);
  for (const name of ['content-security-policy', 'location']) {
    const value = own.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  send(response, own.status, 'text/html', html);
}

/** A page whose settings are others, as its script reads them. */
const withSettings = (html: string, settings: State['site']): string =>
  settings === undefined
    ? html
    : html.replace(/(?<=<script type="application\/json" id="site">).*?(?=<\/script>)/s, (own) =>
        JSON.stringify({ ...JSON.parse(own), ...settings }).replaceAll('<', '\\u003c'),
      );

const json = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(body));

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}
