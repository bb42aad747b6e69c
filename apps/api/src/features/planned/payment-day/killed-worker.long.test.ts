import { afterAll, beforeAll, expect, it } from 'vitest';
import { killRounds } from '../../../platform/testing/kill-rounds.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2027-06-01T15:00:00Z');

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

it('a worker killed with SIGKILL in the middle of a run leaves nothing twice and nothing missing', {
  timeout: 180_000,
}, async () => {
  const setClock = (instant: Date) => {
    now = instant;
  };
  const report = await killRounds(at, setClock, { from: 2, stride: 17 });
  expect(report.killed).toBeGreaterThan(3);
  expect(report).toMatchObject({ posted: report.expected, twice: 0, charges: (report.expected * 2) / 3 });
});
