import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, press, render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { configureApi, operation } from '../../lib/calls/api.ts';
import { readSession, startSession } from '../../lib/session/session.ts';
import { SiteProvider } from '../../lib/site.tsx';
import { withTexts } from '../../lib/text/text.ts';
import { stubBrowser } from '../testing/browser-stubs.ts';
import SessionWatch from './session-watch.tsx';

const site = siteWith();
const use = operation('sign-in.session', 'GET /v3/session');
const idleMinutes = 20;
/** When the session was last used, in whatever tab, as the server knows. */
let usedAt = 0;
/** How each question was put. */
const asked: string[] = [];

function answer(_url: string, init: RequestInit): Promise<Response> {
  const by = new Headers(init.headers).get('asked-by') ?? 'member';
  asked.push(by);
  const now = performance.now();
  const leftMs = usedAt + idleMinutes * 60_000 - now;
  if (leftMs <= 0) return Promise.resolve(Response.json({ message: 'Unauthorized access.' }, { status: 401 }));
  if (by === 'member') usedAt = now;
  const secondsLeft = Math.ceil((by === 'member' ? idleMinutes * 60_000 : leftMs) / 1000);
  return Promise.resolve(Response.json({ memberNumber: '200025', expireInMinutes: idleMinutes, secondsLeft }));
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const isWarned = () => document.querySelector('dialog') !== null;

beforeAll(() => withTexts(['session'], async () => undefined));
beforeEach(async () => {
  stubBrowser();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  asked.length = 0;
  configureApi(site);
  startSession({ accessToken: 'token', memberNumber: '200025', memberMfaEnabled: false, expireInMinutes: idleMinutes });
  usedAt = performance.now();
  await use({});
  asked.length = 0;
  render(
    <SiteProvider site={site}>
      <SessionWatch />
    </SiteProvider>,
  );
});
afterEach(() => vi.useRealTimers());

it('counts on from the last use in another tab, and keeps the session alive by no question of its own (identity-11)', async () => {
  await pass(10);
  usedAt = performance.now();
  await pass(10.1);
  expect([asked, isWarned(), readSession()?.memberNumber]).toEqual([['page'], false, '200025']);
  await pass(8);
  expect(isWarned()).toBe(true);
  await pass(2);
  expect([asked, readSession()]).toEqual([['page', 'page'], undefined]);
});

it('stays for whoever says that they are still there', async () => {
  await pass(19);
  press(button('Stay signed in'));
  await pass(0.1);
  expect([asked, isWarned()]).toEqual([['member'], false]);
  await pass(15);
  expect(readSession()?.memberNumber).toBe('200025');
});
