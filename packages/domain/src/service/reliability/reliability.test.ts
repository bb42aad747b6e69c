import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Interruption,
  indicesOf,
  interrupted,
  isPlannedCause,
  majorEventThreshold,
  monthsOf,
  reliabilityOf,
  yearUntil,
} from './reliability.ts';

const on = (day: string, minutes: number, customers: number, isPlanned = false): Interruption => ({
  ...{ day, minutes, customers, isPlanned },
});

describe('the indices (IEEE 1366)', () => {
  // The example of the standard's annex: a circuit of 2,000 customers, its interruptions in 1994, three of them momentary.
  const example = [
    on('1994-03-17', 8.17, 200),
    on('1994-04-15', 0.5, 400),
    on('1994-05-05', 71.3, 600),
    on('1994-06-12', 30.3, 25),
    on('1994-07-06', 0.5, 2_000),
    on('1994-08-20', 267.2, 90),
    on('1994-08-31', 120, 700),
    on('1994-09-03', 10, 1_500),
    on('1994-10-27', 40, 100),
  ];

  it('are what the standard’s worked example comes to', () => {
    const { saidi, saifi, caidi } = indicesOf(interrupted(example), 2_000);
    expect(saifi).toBeCloseTo(1.61, 2);
    expect(saidi).toBeCloseTo(86.11, 2);
    expect(caidi).toBeCloseTo(53.57, 2);
  });

  it('leave out what lasts five minutes or less, and say nothing where nobody is served', () => {
    expect(interrupted([on('2026-01-01', 5, 10), on('2026-01-01', 5.1, 1)]).customerInterruptions).toBe(1);
    expect(indicesOf(interrupted([]), 0)).toEqual({ saidi: null, saifi: null, caidi: null });
    expect(indicesOf(interrupted([]), 10)).toEqual({ saidi: 0, saifi: 0, caidi: null });
  });

  it('SAIDI is SAIFI times CAIDI', () => {
    const some = fc.array(
      fc.record({
        day: fc.constant('2026-01-01'),
        minutes: fc.integer({ min: 0, max: 3_000 }),
        customers: fc.integer({ min: 1, max: 500 }),
        isPlanned: fc.constant(false),
      }),
    );
    fc.assert(
      fc.property(some, (interruptions) => {
        const { saidi, saifi, caidi } = indicesOf(interrupted(interruptions), 1_000);
        if (caidi !== null) expect((saifi ?? 0) * caidi).toBeCloseTo(saidi ?? 0, 6);
      }),
    );
  });
});

describe('major event days (2.5 beta)', () => {
  it('lie above e to the power of the mean and 2.5 standard deviations of the logarithms; days without any are left out', () => {
    // Logarithms -1, 0 and 1: mean 0, standard deviation 1.
    expect(majorEventThreshold([Math.exp(-1), 1, Math.E, 0, 0])).toBeCloseTo(Math.exp(2.5), 10);
    expect(majorEventThreshold([1, 0])).toBeUndefined();
  });

  it('are found by the five years before, and count apart', () => {
    const before = Array.from({ length: 60 }, (_, index) =>
      on(`202${2 + (index % 4)}-0${1 + (index % 9)}-1${index % 8}`, 60 + index * 5, 10),
    );
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const storm = on('2026-02-03', 1_500, 900);
    const found = reliabilityOf(
      [...before, on('2026-01-10', 90, 10), storm, on('2026-03-01', 120, 50, true)],
      year,
      1_000,
    );
    expect(found.majorEventDays).toEqual(['2026-02-03']);
    expect(found.usual).toEqual({ saidi: 0.9, saifi: 0.01, caidi: 90 });
    expect(found.withMajorEvents.saidi).toBeCloseTo(1_350.9, 6);
    expect(found.planned).toEqual({ saidi: 6, saifi: 0.05, caidi: 120 });
    // What lies more than five years back says nothing.
    const old = reliabilityOf([on('2018-01-01', 60, 10), on('2018-02-01', 61, 10), storm], year, 1_000);
    expect([old.threshold, old.majorEventDays]).toEqual([undefined, []]);
  });

  it('follow the steps of IEEE Std 1366-2012, annex B.2 (service-86)', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const found = (some: readonly Interruption[]) => reliabilityOf(some, year, 1_000);
    // Each day before comes to a minute a customer: logarithm 0, and a threshold of exactly one minute.
    const before = [on('2024-05-01', 100, 10), on('2024-06-01', 100, 10)];
    expect(found(before).threshold).toBe(1);
    // b) Days of nothing but momentary interruptions or planned work have no daily SAIDI, and are discarded.
    expect(found([...before, on('2024-07-01', 5, 900), on('2024-08-01', 600, 900, true)]).threshold).toBe(1);
    // f) Only what lies above the threshold is a major event day; the interruptions of a day count together.
    const atAndAbove = [on('2026-02-01', 100, 10), on('2026-03-01', 100, 10), on('2026-03-01', 6, 1)];
    expect(found([...before, ...atAndAbove]).majorEventDays).toEqual(['2026-03-01']);
  });
});

it('a year ends on a day and begins on the one after it, the year before', () => {
  expect(yearUntil('2026-11-27')).toEqual({ from: '2025-11-28', to: '2026-11-27' });
  expect(yearUntil('2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' });
});

it('planned work is known by its cause', () => {
  expect(['Planned', 'planned work', 'Scheduled', 'Unplanned', 'Weather', null].map(isPlannedCause)).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});

it('the months of a period are all of its months, in order, and their minutes add up to the whole', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.array(fc.tuple(day, fc.integer({ min: 6, max: 900 }))), (to, some) => {
      const year = yearUntil(to);
      const found = reliabilityOf(
        some.map(([on_, minutes]) => on(on_, minutes, 7)),
        year,
        100,
      );
      const months = monthsOf(found, year, 100);
      const names = months.map(({ month }) => month);
      expect(names).toEqual([...new Set(names)].sort());
      expect([names[0], names.at(-1)]).toEqual([year.from.slice(0, 7), to.slice(0, 7)]);
      expect(names.length).toBeGreaterThanOrEqual(12);
      const sum = months.reduce((minutes, { withMajorEvents }) => minutes + (withMajorEvents.saidi ?? 0), 0);
      expect(sum).toBeCloseTo(found.withMajorEvents.saidi ?? 0, 6);
    }),
  );
});
