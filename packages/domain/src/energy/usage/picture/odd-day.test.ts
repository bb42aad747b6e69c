import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../dates.ts';
import { isWeekend } from '../reading.ts';
import { busiestHours } from './busiest-hours.ts';
import { type JudgedDay, oddAbove, oddDay, oddReason, oddTimes, usualRange } from './odd-day.ts';

/** A Friday. */
const begin = '2026-11-06';
const days = (uses: readonly (number | null)[], statuses: Readonly<Record<number, string>> = {}): JudgedDay[] =>
  uses.map((usageValue, place) => ({
    date: addDays(begin, place),
    usageValue,
    status: statuses[place] ?? (usageValue === null ? 'Missing' : 'Actual'),
  }));
const fortnight = [17, 21, 20, 17, 20, 24, 26, 25, 27, 60, 25, 22, 19, 19, 24, 21, 22];
const with9 = (value: number) => fortnight.map((use, place) => (place === 9 ? value : use));

it('a Sunday of more than twice what weekends use is the odd day (energy-71)', () => {
  expect(oddDay(days(fortnight))).toEqual({ date: '2026-11-15', usageValue: 60, usual: 21 });
  expect(oddDay(days(with9(24)))).toBeUndefined();
});

it('a day is odd from 1.75 times a usual one and from 8 kWh above it, both (energy-71)', () => {
  const alike = (value: number, usual: number) =>
    oddDay(days(Array.from({ length: 15 }, (_, at) => (at === 5 ? value : usual))));
  expect(alike(17.5, 10)).toBeUndefined();
  expect(alike(18, 10)).toMatchObject({ usageValue: 18, usual: 10 });
  expect(alike(34.9, 20)).toBeUndefined();
  expect(alike(35, 20)).toMatchObject({ usageValue: 35 });
  expect(alike(7, 2)).toBeUndefined();
});

it('no estimate, no keyed reading, no day after a gap and no day of few is odd (energy-71)', () => {
  expect(oddDay(days(fortnight, { 9: 'Estimate' }))).toBeUndefined();
  expect(oddDay(days(fortnight, { 9: 'Keyed' }))).toBeUndefined();
  expect(oddDay(days(fortnight.map((use, place) => (place === 8 ? null : use))))).toBeUndefined();
  expect(oddDay(days([20, 60, 20]))).toBeUndefined();
  expect(oddDay([])).toBeUndefined();
});

it('where power is sent back no day is odd, and none is usual (energy-71)', () => {
  const solar = fortnight.map((use, place) => (place === 3 ? -6 : use));
  expect(oddDay(days(solar))).toBeUndefined();
  expect(usualRange(days(solar))).toBeUndefined();
});

it('whatever the days are, what is named passes both lines, is of the picture, and none is further above (energy-71)', () => {
  const uses = fc.array(fc.oneof(fc.constant(null), fc.double({ min: 0, max: 150, noNaN: true })), { maxLength: 60 });
  fc.assert(
    fc.property(uses, (values) => {
      const shown = days(values);
      const odd = oddDay(shown);
      if (!odd) return;
      expect(shown.find(({ date }) => date === odd.date)?.usageValue).toBe(odd.usageValue);
      expect(odd.usageValue).toBeGreaterThanOrEqual(odd.usual * oddTimes);
      expect(odd.usageValue - odd.usual).toBeGreaterThanOrEqual(oddAbove);
      const rest = shown.filter(({ date }) => date !== odd.date && isWeekend(date) === isWeekend(odd.date));
      expect(rest.filter(({ usageValue }) => usageValue !== null).length).toBeGreaterThanOrEqual(3);
      expect(oddDay([...shown].reverse())).toMatchObject({ usageValue: odd.usageValue });
    }),
  );
});

it('days that hardly differ have no odd one (energy-71)', () => {
  const calm = fc.array(fc.double({ min: 20, max: 27.9, noNaN: true }), { maxLength: 90 });
  fc.assert(
    fc.property(calm, (values) => {
      expect(oddDay(days(values))).toBeUndefined();
    }),
  );
});

it('reasons are asked about by the weather of the day (energy-71)', () => {
  expect(oddReason({ lowTemperature: 31, highTemperature: 50 })).toBe('cold');
  expect(oddReason({ lowTemperature: 70, highTemperature: 95 })).toBe('warm');
  expect(oddReason({ lowTemperature: 58, highTemperature: 70 })).toBe('mild');
  expect(oddReason(undefined)).toBe('mild');
});

it('the usual range holds at least half of the days (energy-71)', () => {
  expect(usualRange(days(fortnight))).toEqual({ from: 20, to: 25 });
  expect(usualRange(days([20, 21, 22]))).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 8, maxLength: 90 }), (values) => {
      const range = usualRange(days(values));
      const within = values.filter((value) => range && value >= range.from && value <= range.to);
      expect(within.length).toBeGreaterThanOrEqual(values.length / 2);
    }),
  );
});

it('the busiest hours are the shortest that hold more than half of the day (energy-72)', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour >= 18 && hour < 22 ? 10 : 1));
  expect(busiestHours(hours)).toEqual({ from: 18, to: 22 });
  expect(busiestHours(Array.from({ length: 24 }, () => 1))).toBeUndefined();
  expect(busiestHours(hours.map((value, hour) => (hour === 3 ? null : value)))).toBeUndefined();
  expect(busiestHours([])).toBeUndefined();
});

it('a named stretch holds more than half of a day of 23, 24 or 25 hours, and no shorter one does (energy-72)', () => {
  const day = fc
    .constantFrom(23, 24, 25)
    .chain((length) => fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: length, maxLength: length }));
  fc.assert(
    fc.property(day, (values) => {
      const found = busiestHours(values);
      if (!found) return;
      const total = values.reduce((sum, value) => sum + value, 0);
      const sumOf = (from: number, to: number) => values.slice(from, to).reduce((sum, value) => sum + value, 0);
      expect(sumOf(found.from, found.to)).toBeGreaterThan(total / 2);
      expect(found.to - found.from).toBeLessThanOrEqual(8);
      const shorter = found.to - found.from - 1;
      for (let from = 0; shorter > 0 && from + shorter <= values.length; from++)
        expect(sumOf(from, from + shorter)).toBeLessThanOrEqual(total / 2 + 1e-9);
    }),
  );
});
