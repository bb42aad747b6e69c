import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { find } from '@rochdale/ui/testing/render.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { choosing, pressing, typing } from '../../../app/testing/typing.ts';

/** Chooses the first real option of a list. */
const first = (id: string) => (): void => {
  const select = find(`#${id}`);
  if (select instanceof HTMLSelectElement) select.selectedIndex = 1;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const submitting = (selector: string) => (): void =>
  void find(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

it('a result that timed out is searched for anew, and not given back as it was (account-84)', async () => {
  let searches = 0;
  const counting = (): void => {
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!String(init.body).includes('companyName')) return others(url, init);
      searches += 1;
      const result = { name: 'Ann Roe', address: '1 Mill Rd', city: 'Cedar', state: 'OR', zip: '97498' };
      const answer = { results: [{ ...result, reference: `r${searches}` }], totalRecords: 1, isTooMany: false };
      return Response.json(answer satisfies ResponseOf<'unclaimed-credits.search'>);
    });
  };
  const search = submitting('.unclaimed__search');
  const { text } = await openScreen('unclaimed-capital-credit', {
    site: siteWith(),
    signedIn: false,
    refusals: { 'unclaimed-credits.claim': { status: 400, code: 1, message: 'It timed out.' } },
    steps: [
      counting,
      typing('lastName', 'Roe'),
      search,
      // The same search again is not asked for: searches are limited.
      search,
      choosing('.unclaimed__results tbody button'),
      typing('phone', '(541) 555-0142'),
      first('contactPref'),
      typing('email', 'ann@example.com'),
      typing('address1', '1 Mill Rd'),
      typing('city', 'Cedar'),
      first('state'),
      submitting('form.form--2'),
      () => expect([searches, document.querySelector('[role="alert"]')?.textContent]).toEqual([1, 'It timed out.']),
      pressing('Cancel'),
      search,
    ],
  });
  expect(searches).toBe(2);
  expect(text).toContain('Ann Roe');
});
