import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../dates.ts';
import { type ChargedDays, furthestDays, lastingOf, prepaidOutlook, useRate, usualDay } from './prepaid-outlook.ts';

const today = '2026-11-21';
const cents = fc.integer({ min: 0, max: 5000 });
const credit = fc.integer({ min: -20_000, max: 100_000 });

/** A charge a day, the last of them yesterday. */
const daily = (costs: readonly number[], last = addDays(today, -1)): ChargedDays[] =>
  costs.map((total, back) => ({ day: addDays(last, -back), total, days: 1 }));
const costs = fc.array(cents, { minLength: 7, maxLength: 40 }).filter((all) => all.slice(0, 28).some((one) => one > 0));

function rateOf(charges: readonly ChargedDays[], on = today) {
  const rate = useRate(charges, on);
  if (!rate) throw new Error('no rate');
  return rate;
}

it('reads as it is drawn: $18.50 at $3.60 a day lasts about five days (account-129)', () => {
  const even = [...Array(21).fill(360)];
  expect(prepaidOutlook(rateOf(daily(even)), 1850, today)).toMatchObject({ about: 5, endsOn: '2026-11-26' });
  const weeks = [...Array(7).fill(360), ...Array(7).fill(410), ...Array(7).fill(250)];
  const rate = rateOf(daily(weeks));
  expect(usualDay(rate)).toBe(340);
  expect(prepaidOutlook(rate, 1850, today)).toEqual({
    ...{ fewest: 4, about: 5, most: 7 },
    ...{ endsOn: '2026-11-26', endsEarliest: '2026-11-25', endsLatest: '2026-11-28' },
  });
});

it('nothing is left where nothing is there or something is owed, also when today is charged already', () => {
  const charged = rateOf(daily(Array(21).fill(360), today));
  for (const left of [0, -4000])
    expect(prepaidOutlook(charged, left, today)).toMatchObject({ fewest: 0, about: 0, most: 0, endsOn: today });
});

it('cannot be told of few days, of old ones, of none that cost anything, or of days to come (account-128)', () => {
  expect(useRate([], today)).toBeUndefined();
  expect(useRate(daily(Array(6).fill(360)), today)).toBeUndefined();
  expect(useRate(daily(Array(7).fill(360)), today)).toBeDefined();
  expect(useRate(daily(Array(20).fill(360), addDays(today, -4)), today)).toBeDefined();
  expect(useRate(daily(Array(20).fill(360), addDays(today, -5)), today)).toBeUndefined();
  expect(useRate(daily(Array(20).fill(0)), today)).toBeUndefined();
  expect(useRate(daily(Array(20).fill(360), addDays(today, 1)), today)).toBeUndefined();
});

it('the band holds the middle, in whole days from today, and their days in order', () => {
  fc.assert(
    fc.property(costs, credit, (all, left) => {
      const { fewest, about, most, ...ends } = prepaidOutlook(rateOf(daily(all)), left, today);
      expect([fewest, about, most].every((days) => Number.isInteger(days) && days >= 0 && days <= furthestDays)).toBe(
        true,
      );
      expect(fewest <= about && about <= most).toBe(true);
      expect([ends.endsEarliest, ends.endsOn, ends.endsLatest].map((day) => daysBetween(today, day))).toEqual([
        ...[fewest, about, most],
      ]);
    }),
  );
});

it('more use never gives more days, more money never fewer', () => {
  fc.assert(
    fc.property(costs, credit, fc.nat(60), fc.nat(3000), (all, left, which, more) => {
      const used = all.map((cost, index) => (index === which % all.length ? cost + more : cost));
      const before = lastingOf(rateOf(daily(all)), left);
      const after = lastingOf(rateOf(daily(used)), left);
      const richer = lastingOf(rateOf(daily(all)), left + more);
      for (const days of ['fewest', 'about', 'most'] as const) {
        expect(after[days]).toBeLessThanOrEqual(before[days]);
        expect(richer[days]).toBeGreaterThanOrEqual(before[days]);
      }
    }),
  );
});

it('the money pays for the days that are told and not for one more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(100_000), (cost, left) => {
      const { about } = lastingOf(rateOf(daily(Array(14).fill(cost))), left);
      expect(about * cost).toBeLessThanOrEqual(left);
      if (about < furthestDays) expect((about + 1) * cost).toBeGreaterThan(left);
    }),
  );
});

it('a charge for some days on end is each of them; what a day is charged twice is one day', () => {
  const single = rateOf(daily(Array(14).fill(300)));
  const joined: ChargedDays[] = [
    ...daily(Array(11).fill(300), addDays(today, -4)),
    { day: addDays(today, -1), total: 900, days: 3 },
  ];
  expect(rateOf(joined)).toEqual(single);
  const twice = daily(Array(14).fill(100)).concat(daily(Array(14).fill(200)));
  expect(rateOf(twice)).toEqual(single);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 7, max: 28 }), (total, days) => {
      expect(rateOf([{ day: addDays(today, -1), total, days }]).usual).toEqual({ cents: total, days });
    }),
  );
});

it('days that are not charged yet are taken off, and nothing more than is there', () => {
  const charges = daily(Array(14).fill(300), addDays(today, -3));
  const at = (left: number) => prepaidOutlook(rateOf(charges), left, today);
  expect(at(1500)).toMatchObject({ about: 3, endsOn: addDays(today, 3) });
  expect(at(300)).toMatchObject({ about: 0, endsOn: today });
  expect(at(-300)).toMatchObject({ about: 0, endsOn: today });
});

it('days are days of the calendar: a change of clocks or a leap day makes none longer', () => {
  for (const on of ['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02', '2028-02-29', '2028-03-01', '2027-01-01']) {
    const rate = rateOf(daily(Array(14).fill(200), addDays(on, -1)), on);
    expect(prepaidOutlook(rate, 1000, on)).toMatchObject({ about: 5, endsOn: addDays(on, 5) });
  }
});

it('use of a season ago is not of today: only four weeks count', () => {
  const long = daily([...Array(28).fill(300), ...Array(12).fill(9000)]);
  expect(rateOf(long)).toEqual(rateOf(daily(Array(28).fill(300))));
});
