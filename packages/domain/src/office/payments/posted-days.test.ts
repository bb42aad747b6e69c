import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, instantAt } from '../../dates.ts';
import { lastClosedDay, missingDays } from './posted-days.ts';

const zone = 'America/Los_Angeles';

it('a day is closed an hour after its midnight in the co-op’s zone', () => {
  expect(lastClosedDay(instantAt('2026-11-20', '00:59', zone), zone)).toBe('2026-11-18');
  expect(lastClosedDay(instantAt('2026-11-20', '01:00', zone), zone)).toBe('2026-11-19');
  expect(lastClosedDay(instantAt('2026-11-20', '23:59', zone), zone)).toBe('2026-11-19');
});

it('what is missing and what is known are all days of the span, each once', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.uniqueArray(fc.nat(100)), fc.integer({ min: 1, max: 101 }), (length, found, most) => {
      const from = '2026-02-20';
      const to = addDays(from, length);
      const known = new Set(found.map((days) => addDays(from, days)));
      const all = Array.from({ length: length + 1 }, (_, days) => addDays(to, -days));
      const missing = missingDays(from, to, known, most);
      expect(missing).toEqual(all.filter((day) => !known.has(day)).slice(0, most));
    }),
  );
});
