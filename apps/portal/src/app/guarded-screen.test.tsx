import { siteWith } from '@rochdale/test-kit/site/builders';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../lib/session.ts';
import { SiteProvider } from '../lib/site.tsx';
import { find, render } from '../ui/testing/render.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { screenOf } from './screens.ts';

const member = { accessToken: 'token', memberNumber: '1', memberMfaEnabled: false, expireInMinutes: 30 };

// jsdom does not scroll.
vi.stubGlobal('scrollTo', () => undefined);
afterEach(endSession);

/** Opens Quick Pay where its feature is on or off. Answers the address, where it came to rest. */
async function openQuickPay(isOn: boolean): Promise<string> {
  const screen = screenOf('quick-pay');
  if (!screen) throw new Error('There is no Quick Pay.');
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={siteWith({ features: { QuickPay: isOn } })}>
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
  return router.state.location.pathname;
}

describe('Quick Pay', () => {
  it.each([true, false])('leads a member to the overview (feature on: %s)', async (isOn) => {
    startSession(member);
    expect(await openQuickPay(isOn)).toBe('/pages/accountoverview');
  });

  it('stays with a visitor', async () => {
    expect(await openQuickPay(true)).toBe('/pages/quick-pay');
    expect(find('h1').textContent).toBe('The page');
  });

  it('says to a visitor that it is closed', async () => {
    await openQuickPay(false);
    expect(find('[role=alert]').textContent).toBe('Service unavailable, please contact administrator.');
  });
});
