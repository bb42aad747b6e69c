import { expect, it } from 'vitest';
import { paymentDayAt } from './payment-day.ts';

it.each([
  ['2026-11-25T07:59:59Z', '2026-11-24'],
  ['2026-11-25T08:00:30Z', '2026-11-24'],
  ['2026-11-25T08:01:00Z', '2026-11-25'],
  ['2026-11-25T08:02:00Z', '2026-11-25'],
  ['2026-11-26T07:59:00Z', '2026-11-25'],
  ['2026-12-01T08:00:00Z', '2026-11-30'],
])('at %s payments of %s are made, on the coast', (now, day) => {
  expect(paymentDayAt(new Date(now), 'America/Los_Angeles')).toBe(day);
});
