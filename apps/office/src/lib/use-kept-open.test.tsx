import { find, render } from '@rochdale/ui/testing/render.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptOpen } from './use-kept-open.ts';
import { useWatches } from './watches.ts';

/** What was asked, and whether that is a use of the session. */
const asked: { readonly path: string; readonly isUse: boolean }[] = [];
const uses = () => asked.filter(({ isUse }) => isUse).map(({ path }) => path);

function Page() {
  useKeptOpen();
  useWatches();
  return <textarea />;
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const type = () => act(() => find('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, isUse: new Headers(init.headers).get('asked-by') === null });
    return Response.json({});
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  // The first reading is a person's.
  await pass(0.1);
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

it('whoever types for an hour without a call uses the session, every few minutes', async () => {
  for (let minute = 0; minute < 60; minute += 0.5) {
    type();
    await pass(0.5);
  }
  expect(new Set(uses())).toEqual(new Set(['/v1/me']));
  expect(uses().length).toBeGreaterThanOrEqual(20);
  expect(uses().length).toBeLessThanOrEqual(30);
});

it('a page before which nobody sits asks by itself alone, which is no use (office-42)', async () => {
  type();
  await pass(29);
  expect(asked.length).toBeGreaterThan(20);
  expect(uses()).toEqual([]);
});
