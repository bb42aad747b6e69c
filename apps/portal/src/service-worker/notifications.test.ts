import { afterEach, expect, it, vi } from 'vitest';
import { openFrom } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is done when a notification of a screen is pressed while windows stand at some paths. */
async function done(screen: string, ...paths: readonly string[]): Promise<readonly string[]> {
  const acts: string[] = [];
  const doing = (act: string) => async (path: string) => void acts.push(`${act} ${path}`);
  const windows = paths.map((path) => ({
    url: `https://coop.example${path}`,
    focus: () => doing('focus')(path),
    navigate: doing('navigate'),
  }));
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow: doing('open') });
  await openFrom({ data: screen, close: () => undefined });
  return acts;
}

it('a notification goes to the window that shows its screen, else to a new one: what is typed elsewhere stays', async () => {
  const bills = '/pages/billpayments/history';
  expect(await done(bills)).toEqual([`open ${bills}`]);
  expect(await done(bills, '/pages/service-requests')).toEqual([`open ${bills}`]);
  expect(await done(bills, '/pages/service-requests', `${bills}?accountno=1`)).toEqual([`focus ${bills}?accountno=1`]);
});
