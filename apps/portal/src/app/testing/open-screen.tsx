import type { OperationName } from '@rochdale/contract/operations/operations';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import type { Site } from '@rochdale/domain/website/site/site';
import { render } from '@rochdale/ui/testing/render.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { vi } from 'vitest';
import { configureApi } from '../../lib/calls/api.ts';
import { memberQueries } from '../../lib/session/member-data.tsx';
import { endSession, startSession } from '../../lib/session/session.ts';
import { makeRouter } from '../router.tsx';
import { answerCalls, type GivenAnswers, type Refusals } from './answering.ts';
import { stubBrowser } from './browser-stubs.ts';

/** What somebody sees who opens a screen, once nothing moves any more. */
export interface OpenedScreen {
  /** Where the address came to rest, without its query. */
  readonly path: string;
  readonly html: string;
  readonly text: string;
  /** Where links of the page lead that stay in the portal: routes. */
  readonly links: readonly string[];
  readonly calls: ReadonlySet<OperationName>;
}

stubBrowser();

const member = { accessToken: 'token', memberNumber: '200025', memberMfaEnabled: false, expireInMinutes: 30 };

interface Opening {
  readonly site: Site;
  readonly signedIn: boolean;
  readonly query?: QueryOf<Route>;
  readonly given?: GivenAnswers;
  /** Calls that the server fails at. */
  readonly failing?: readonly OperationName[];
  readonly refusals?: Refusals;
  /** Done with the page one after another before it is read. */
  readonly steps?: readonly (() => void)[];
}

/** Opens a screen in the whole portal: real router, shell and page, with answers made from the contract. */
export async function openScreen(
  route: Route,
  { site, signedIn, query, given, failing, refusals, steps = [] }: Opening,
): Promise<OpenedScreen> {
  document.body.replaceChildren();
  memberQueries.clear();
  endSession();
  if (signedIn) startSession(member);
  const { calls } = answerCalls(given, failing, refusals);
  configureApi(site);
  const router = makeRouter(site, createMemoryHistory({ initialEntries: [addressOf(route, query)] }));
  await act(() => router.load());
  const { show } = render(<RouterProvider router={router} />);
  const isUnderWay = () => router.state.isLoading || memberQueries.isFetching() > 0 || memberQueries.isMutating() > 0;
  await settle(isUnderWay);
  for (const step of steps) {
    act(step);
    await settle(isUnderWay);
  }
  const seen = {
    path: router.state.location.pathname,
    html: document.body.innerHTML,
    text: document.body.textContent ?? '',
    links: linksOf(document.body),
    calls,
  };
  show(null);
  return seen;
}

const quietTicks = 2;
const maxTicks = 150;

/**
 * Waits until everything that was asked for has come, queries, pages and imports, and the page then stays as it is:
 * however slow the machine, what is under way is waited for.
 */
async function settle(isUnderWay: () => boolean): Promise<void> {
  let quiet = 0;
  const changes = new MutationObserver(() => {
    quiet = 0;
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let tick = 0; tick < maxTicks && quiet < quietTicks; tick += 1) {
    quiet += 1;
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    if (isUnderWay() || document.querySelector('.skel, .switcher-place:empty')) quiet = 0;
  }
  changes.disconnect();
}

function linksOf(body: HTMLElement): string[] {
  return [...body.querySelectorAll('a[href]')].flatMap((link) => {
    const { pathname, origin } = new URL(link.getAttribute('href') ?? '', window.location.origin);
    return origin === window.location.origin && pathname.startsWith('/pages/')
      ? [pathname.slice('/pages/'.length)]
      : [];
  });
}
