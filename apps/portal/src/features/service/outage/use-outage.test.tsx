import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { choosing } from '../../../app/testing/typing.ts';
import { memberQueries } from '../../../lib/session/member-data.tsx';

/** Has what a page asks noted from now on, each once: the end of its address, and whether the page asks by itself. */
function noting(asked: Map<string, boolean>): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    if (!asked.has(name)) asked.set(name, new Headers(init.headers).get('asked-by') === 'page');
    return answer(url, init);
  });
}

it('what is asked again each minute is asked by the page, but for the first time', async () => {
  const first = new Map<string, boolean>();
  const again = new Map<string, boolean>();
  await openScreen('outage-status', {
    site: siteWith({ features: { Outage: true } }),
    signedIn: true,
    given: { isActive: 'Y', reporting: 'active' },
    steps: [
      () => noting(first),
      choosing('[data-tab="map"]'),
      () => noting(again),
      () => void memberQueries.refetchQueries({ queryKey: ['outage'] }),
    ],
  });
  expect(first.get('areas')).toBe(false);
  expect([again.get('status'), again.get('areas'), again.get('info')]).toEqual([true, true, false]);
});
