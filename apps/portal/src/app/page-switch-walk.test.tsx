import { operations } from '@rochdale/contract/operations/operations';
import { type GateName, gates } from '@rochdale/domain/gates/gates';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import type { Site } from '@rochdale/domain/website/site/site';
import { needs } from '@rochdale/test-kit/gates/needs';
import { type SiteChanges, siteWith } from '@rochdale/test-kit/site/builders';
import { afterAll, describe, expect, it } from 'vitest';
import { screens } from './screens/screens.ts';
import { closedAmong } from './testing/closed-screens.ts';
import { type OpenedScreen, openScreen } from './testing/open-screen.tsx';

/**
 * Walks every page as it is, with answers made from the contract: where all but its own gate is closed, and the pages that
 * lead on with each gate closed in turn. None may link to a closed screen or make a call that the server would refuse.
 */
const counted = { pages: 0, visits: 0, links: 0, calls: 0 };
afterAll(() =>
  console.log(
    `Switch walk, pages: ${counted.pages} pages, ${counted.visits} visits, ${counted.links} links and ${counted.calls} calls held against the gates.`,
  ),
);

function expectNothingClosed(seen: OpenedScreen, site: Site, signedIn: boolean): void {
  counted.visits += 1;
  counted.links += seen.links.length;
  counted.calls += seen.calls.size;
  expect(closedAmong(seen.links, { site, signedIn }), 'links to closed screens').toEqual([]);
  const refused = [...seen.calls].filter((name) => !gates[operations[name].gate]({ site, signedIn }).open);
  expect(refused, 'calls that the server refuses').toEqual([]);
  expect(seen.text).not.toContain('Something went wrong');
}

/** What the addresses of some pages carry. */
const queries: Readonly<Partial<Record<Route, QueryOf<Route>>>> = {
  'direct-usage-tracker': { acnum: 'sealed' },
  'payment-success': { isFromQuickPay: 'false', encodedParam: 'sealed' },
  'reset-password': { otc: 'sealed' },
  'stop-change': { code: 'sealed' },
  'delegate-invitation': { code: 'sealed' },
  'schedule-payments-success': { transno: '20260101-1' },
};

describe('with all but its own gate closed', () => {
  it.each(screens.map((screen) => [screen.route, screen] as const))('%s', async (route, screen) => {
    counted.pages += 1;
    const site = siteWith(...needs[screen.gate]);
    for (const signedIn of screen.access === 'member' ? [true] : [false, true])
      expectNothingClosed(await openScreen(route, { site, signedIn, query: queries[route] ?? {} }), site, signedIn);
  });
});

const gateNames = Object.keys(gates) as GateName[];
/** What opens a gate beside its own needs. */
const alsoOpens: Readonly<Partial<Record<GateName, readonly SiteChanges[]>>> = {
  usageDay: [{ features: { MdmCloudEnabled: true } }],
  payAutomatically: [{ configuration: { allowBankDraft: true } }, { configuration: { allowCreditDraft: true } }],
};
const leadingOn: readonly Route[] = [
  'home',
  'login',
  'accountoverview',
  'payment-options',
  'service-requests',
  'account-profile',
  'my-profile',
];

describe('with each gate closed in turn', () => {
  it.each(gateNames.filter((name) => name !== 'always'))('%s', async (closed) => {
    const shut = [...needs[closed], ...(alsoOpens[closed] ?? [])];
    const others = gateNames.filter((name) => name !== closed).flatMap((name) => needs[name]);
    const site = siteWith(...others.filter((one) => !shut.some((own) => JSON.stringify(own) === JSON.stringify(one))));
    expect(gates[closed]({ site, signedIn: true }).open).toBe(false);
    for (const route of leadingOn)
      for (const signedIn of route === 'home' ? [false, true] : [route !== 'login'])
        expectNothingClosed(await openScreen(route, { site, signedIn }), site, signedIn);
  });
});
