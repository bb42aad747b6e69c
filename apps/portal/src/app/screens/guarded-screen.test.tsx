import { siteWith } from '@rochdale/test-kit/site/builders';
import { find, render } from '@rochdale/ui/testing/render.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '../../lib/calls/api.ts';
import { endSession, readSession, startSession } from '../../lib/session/session.ts';
import { SiteProvider } from '../../lib/site.tsx';
import { answerCalls } from '../testing/answering.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { screenOf } from './screens.ts';

const member = { accessToken: 'token', memberNumber: '1', memberMfaEnabled: false, expireInMinutes: 30 };

// jsdom does not scroll.
vi.stubGlobal('scrollTo', () => undefined);
afterEach(endSession);

/** Opens Quick Pay where its feature is on or off. Answers where the address is now. */
async function openQuickPay(isOn: boolean): Promise<() => string> {
  const site = siteWith({ features: { QuickPay: isOn } });
  configureApi(site);
  const screen = screenOf('quick-pay');
  if (!screen) throw new Error('There is no Quick Pay.');
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={site}>
        <GuardedScreen screen={screen}>
          <h1>The page</h1>
        </GuardedScreen>
      </SiteProvider>
    ),
    notFoundComponent: () => null,
  });
  const history = createMemoryHistory({ initialEntries: ['/pages/quick-pay'] });
  const router = createRouter({ routeTree: root, history, scrollRestoration: false });
  await router.load();
  render(<RouterProvider router={router} />);
  await act(() => router.load());
  return () => router.state.location.pathname;
}

/** Waits until something holds, while the page goes on. */
const until = (holds: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    holds();
  }, 5000);

describe('Quick Pay', () => {
  it.each([true, false])('leads a member to the overview (feature on: %s)', async (isOn) => {
    startSession(member);
    answerCalls();
    const path = await openQuickPay(isOn);
    await until(() => expect(path()).toBe('/pages/accountoverview'));
  });

  it('stays with whom the server does not know any more, as with a visitor', async () => {
    startSession(member);
    vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: 'No.' }, { status: 401 }));
    const path = await openQuickPay(true);
    await until(() => expect(readSession()).toBeUndefined());
    expect(path()).toBe('/pages/quick-pay');
    expect(find('h1').textContent).toBe('The page');
  });

  it('stays with a visitor', async () => {
    const path = await openQuickPay(true);
    expect(path()).toBe('/pages/quick-pay');
    expect(find('h1').textContent).toBe('The page');
  });

  it('says to a visitor that it is closed', async () => {
    await openQuickPay(false);
    expect(find('[role=alert]').textContent).toBe('Service unavailable, please contact administrator.');
  });
});
