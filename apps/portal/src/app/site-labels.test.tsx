import { homeTiles } from '@rochdale/domain/website/home/tiles';
import { menuFor } from '@rochdale/domain/website/menus/menu';
import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import type { Site } from '@rochdale/domain/website/site/site';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, press, render } from '@rochdale/ui/testing/render.ts';
import { translate } from '@rochdale/ui/text/text.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { PaperlessTab } from '../features/identity/my-profile/paperless-tab.tsx';
import type { Paperless } from '../features/identity/my-profile/use-paperless.ts';
import { Page as RegisterPage } from '../features/identity/registration/register-page.tsx';
import { LetterForm } from '../features/service/letter-return/letter-form.tsx';
import { SiteProvider } from '../lib/site.tsx';
import { withTexts } from '../lib/text/text.ts';
import { pageTitle } from './screens/page-title.ts';
import { gateOf, screens } from './screens/screens.ts';

/** What is called otherwise here, and what nobody may read then. */
const plain = siteWith({
  features: { ApplicationForService: true },
  configuration: {
    whecEnabled: true,
    allowBankDraft: true,
    memberInfoLinkAvailable: true,
    clientAvailable: true,
    memberInfoDocsLinkName: 'Papers',
    detailedUsageAnalysisLabel: 'Power Insight',
  },
});
const site: Site = {
  ...plain,
  config: {
    ...plain.config,
    memberNumberLabel: 'Membership Number',
    coopNameForWebPage: 'Plain UPN',
    registration: {
      ...plain.config.registration,
      controlNumberType: 'MEMBER',
      displayMarketingEmailSignup: true,
      marketingEmailSignupText: 'Send me the Current.',
    },
  },
};
const defaults =
  /Draft Payments|Member Information Documents|New Service|Usage Analysis|Member Number|Account Number|Plain Electric Cooperative|news and offers/i;

// jsdom has no dialogs, does not scroll, and nothing changes its size there.
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.removeAttribute('open');
};

beforeAll(() => withTexts(['home', 'letter-return', 'menu', 'my-profile', 'registration'], async () => undefined));

const below = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...below(entry.entries)]);

/** Shows a part of the portal at this co-op, and answers what is written there. */
async function show(node: ReactNode): Promise<() => string> {
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={site}>
        <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
      </SiteProvider>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), scrollRestoration: false });
  await router.load();
  render(<RouterProvider router={router} />);
  await act(() => router.load());
  return () => document.body.textContent ?? '';
}

it('menus, tiles and the titles of pages have the names of the settings', () => {
  const menu = below(menuFor({ site, signedIn: true }, gateOf)).map(({ label }) =>
    'text' in label ? label.text : translate(label.code),
  );
  const tiles = homeTiles({ site, signedIn: true }).map((tile) => translate(tile.title));
  const titles = screens.map((screen) => pageTitle(screen, site, translate));
  expect([...menu, ...tiles, ...titles].filter((words) => defaults.test(words))).toEqual([]);
  expect(menu).toEqual(expect.arrayContaining(['Papers', 'Power Insight', 'EZ Pay']));
  expect(tiles).toEqual(expect.arrayContaining(['EZ Pay', 'Application For Service']));
  for (const name of ['Papers', 'Power Insight', 'EZ Pay', 'Application For Service'])
    expect(titles).toContain(`${name} | Plain UPN`);
});

it('the form of a letter names the member’s number as the settings do, in its error and its help too', async () => {
  const said = await show(<LetterForm />);
  press(button('Return Signed Letter'));
  press(button('Where to find the Letter ID'));
  expect(said()).toContain('Membership Number is required.');
  expect(said()).toContain('Your Membership Number and letter ID');
  expect(said()).not.toMatch(defaults);
});

it('registration begins with the member’s number under that name', async () => {
  const said = await show(<RegisterPage />);
  press(button('Next'));
  expect(said()).toContain('Please enter your Membership Number.');
  expect(said()).not.toMatch(defaults);
});

it('the profile offers news in the words of the settings', async () => {
  const nothing = () => undefined;
  const paperless: Paperless = {
    options: {
      hasOptedForPaperlessBilling: false,
      hasOptedForPaperlessOther: false,
      allowAnnualMeetingNotice: false,
      allowMarketingEmails: true,
      rows: [],
    },
    isConfirmed: false,
    asksToConfirm: false,
    error: undefined,
    part: { problems: [], check: () => true, update: () => ({}), reset: nothing },
    setConfirmed: nothing,
    setOption: nothing,
    tick: nothing,
    tickAll: nothing,
  };
  const said = await show(<PaperlessTab paperless={paperless} />);
  expect(said()).toContain('Send me the Current.');
  expect(said()).not.toMatch(defaults);
});
