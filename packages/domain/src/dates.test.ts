import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, instantAt, isLocalDay, latestShown, localTimeAt, onClockAfter } from './dates.ts';

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

/** Zones of the United States, with those that never change their clocks. */
const usZones = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Boise', 'America/Phoenix'],
  ...['America/Los_Angeles', 'America/Anchorage', 'America/Adak', 'America/Detroit', 'America/Indiana/Knox'],
  ...['Pacific/Honolulu', 'America/Puerto_Rico', 'Pacific/Guam'],
];
const lately = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
/** Around the mornings on which clocks go back. */
const aroundChange = fc
  .record({ year: fc.integer({ min: 2020, max: 2040 }), minutes: fc.integer({ min: 0, max: 9 * 1440 }) })
  .map(({ year, minutes }) => new Date(Date.UTC(year, 10, 1) + minutes * 60_000));
const shown = (instant: number | Date, timeZone: string): string => {
  const { day, time } = localTimeAt(new Date(instant), timeZone);
  return `${day}T${time}`;
};

it('what a clock has shown at any time before, it has shown: also after it has gone back', () => {
  fc.assert(
    fc.property(
      fc.oneof(lately, aroundChange),
      fc.integer({ min: 0, max: 3 * 1440 }),
      fc.constantFrom(...usZones),
      (instant, minutes, timeZone) => {
        const latest = latestShown(instant, timeZone);
        expect(shown(instant.getTime() - minutes * 60_000, timeZone) <= latest).toBe(true);
        const isRepeated = latest !== shown(instant, timeZone);
        // Never of the future: it was on the clock within the hour that is shown twice.
        if (isRepeated) expect([latest.slice(11), shown(instant, timeZone).slice(11, 13)]).toEqual(['01:59', '01']);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(latestShown(new Date('2027-11-07T09:10:00Z'), 'America/Los_Angeles')).toBe('2027-11-07T01:59');
  expect(latestShown(new Date('2027-11-07T10:00:00Z'), 'America/Los_Angeles')).toBe('2027-11-07T02:00');
});

it('what came after is never before on the clock, and what did not come after stays so', () => {
  fc.assert(
    fc.property(
      fc.oneof(lately, aroundChange),
      fc.integer({ min: 0, max: 240 }),
      fc.constantFrom(...usZones),
      (instant, minutes, timeZone) => {
        const [begin, end] = [shown(instant, timeZone), shown(instant.getTime() + minutes * 60_000, timeZone)];
        const kept = onClockAfter(begin, end, timeZone);
        expect(kept >= begin).toBe(true);
        if (end >= begin) expect(kept).toBe(end);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(onClockAfter('2027-11-07T01:50', '2027-11-07T01:10', 'America/Los_Angeles')).toBe('2027-11-07T01:59');
  expect(onClockAfter('2027-11-07T02:50', '2027-11-07T02:10', 'America/Los_Angeles')).toBe('2027-11-07T02:10');
  expect(onClockAfter('2027-11-07T02:50', '2027-11-07T01:10', 'America/Los_Angeles')).toBe('2027-11-07T01:10');
  expect(onClockAfter('2027-11-07T01:50', '2027-11-07T01:10', 'America/Phoenix')).toBe('2027-11-07T01:10');
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
