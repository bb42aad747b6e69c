import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, instantAt, isLocalDay, localTimeAt } from './dates.ts';

const zones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/St_Johns',
  'Pacific/Honolulu',
  'UTC',
];
const instants = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

it('a zone’s clock shows what the calendar of the runtime shows', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
      const shown = instant.toLocaleString('sv-SE', { timeZone });
      expect(localTimeAt(instant, timeZone)).toEqual({ day: shown.slice(0, 10), time: shown.slice(11, 16) });
    }),
    { numRuns: 500 },
  );
});

it('an hour that the clocks leave out is shown an hour later, and one that they show twice begins again', () => {
  const shownAt = (day: string, time: string) => localTimeAt(instantAt(day, time, 'America/Denver'), 'America/Denver');
  expect(shownAt('2026-03-08', '02:30')).toEqual({ day: '2026-03-08', time: '03:30' });
  expect(shownAt('2026-11-01', '01:30')).toEqual({ day: '2026-11-01', time: '01:30' });
  expect(localTimeAt(new Date('2026-11-01T07:59:59Z'), 'America/Denver').time).toBe('01:59');
  expect(localTimeAt(new Date('2026-11-01T08:00:00Z'), 'America/Denver').time).toBe('01:00');
});

it('days are counted across months, leap days and years', () => {
  const days = instants.map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1-01', '20260101', '2026-01-32', ''])(
  '%s is no day',
  (text) => expect(isLocalDay(text)).toBe(false),
);
