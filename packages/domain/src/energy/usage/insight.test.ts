import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { comparedSpans, compareUsage, usagePeriod } from './comparison.ts';
import { expectedBill } from './expected-bill.ts';
import { highUsageDays, highUsageThreshold } from './high-usage.ts';
import { usageMonths } from './monthly.ts';
import { degreeDaysOf } from './weather.ts';
import { weatherModel } from './weather-model.ts';

const day = (date: string, usageValue: number | null) => ({ date, usageValue, demand: null });
const series = (from: string, count: number, use: (index: number) => number | null) =>
  Array.from({ length: count }, (_, index) => day(addDays(from, index), use(index)));
const weather = (from: string, count: number, mean: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(from, index),
    lowTemp: mean(index) - 5,
    highTemp: mean(index) + 5,
  }));

describe('degree days', () => {
  it('are counted from 65 °F by the middle of the day', () => {
    const days = [
      { date: '1', lowTemp: 30, highTemp: 50 },
      { date: '2', lowTemp: 70, highTemp: 95 },
    ];
    expect(degreeDaysOf(days)).toEqual({ heatingDegreeDays: 25, coolingDegreeDays: 17.5 });
    expect(degreeDaysOf([])).toEqual({ heatingDegreeDays: null, coolingDegreeDays: null });
  });
});

describe('the same days of other months', () => {
  it('are cut to what those months have', () => {
    expect(comparedSpans('2026-03-30')).toEqual({
      thisMonth: { fromDate: '2026-03-01', toDate: '2026-03-30' },
      lastMonth: { fromDate: '2026-02-01', toDate: '2026-02-28' },
      lastYear: { fromDate: '2025-03-01', toDate: '2025-03-30' },
    });
  });
  it('are compared by their averages, and the weather’s part is told apart', () => {
    const temperatures = weather('2026-01-01', 90, (index) => 20 + index / 2);
    const use = (index: number) => 10 + 0.8 * (65 - (20 + index / 2));
    const days = series('2026-01-01', 90, (index) => (index === 60 ? null : use(index)));
    const model = weatherModel(days, temperatures);
    expect(model?.perHeatingDegreeDay).toBeCloseTo(0.8, 6);
    expect(model?.perCoolingDegreeDay).toBe(0);
    const spans = comparedSpans('2026-03-10');
    const now = usagePeriod(spans.thisMonth, days, temperatures);
    const before = usagePeriod(spans.lastMonth, days, temperatures);
    expect([now.days, now.daysRead, before.daysRead]).toEqual([10, 9, 10]);
    const compared = compareUsage(now, before, model, temperatures);
    expect(compared?.difference).toBeLessThan(0);
    expect(Math.abs((compared?.weatherPart ?? 0) - (compared?.difference ?? 0))).toBeLessThan(3);
    expect(compareUsage(now, usagePeriod(spans.lastYear, days, temperatures), model, temperatures)).toBeUndefined();
  });
  it('are explained by no weather where too little is known', () => {
    const days = series('2026-01-01', 20, () => 10);
    expect(
      weatherModel(
        days,
        weather('2026-01-01', 20, () => 40),
      ),
    ).toBeUndefined();
    const flat = series('2026-01-01', 60, () => 10);
    expect(
      weatherModel(
        flat,
        weather('2026-01-01', 60, () => 65),
      ),
    ).toMatchObject({
      perHeatingDegreeDay: 0,
      perCoolingDegreeDay: 0,
    });
  });
});

describe('the expected bill', () => {
  const bill = { billDate: '2026-11-01', cost: 12_000, quantity: 1000, daysBilled: 30 };
  const days = series('2026-11-01', 10, (index) => (index === 4 ? null : 40));
  const today = '2026-11-11';
  it('follows the rate where it is known', () => {
    expect(expectedBill(bill, { perDay: 0.9, perUnit: 0.1 }, days, today)).toEqual({
      periodStart: '2026-11-01',
      periodEnd: '2026-11-30',
      isOver: false,
      usageSoFar: 360,
      expectedUsage: 1200,
      expectedAmount: 14_700,
      range: { least: 14_700, most: 14_700 },
      basis: 'rate',
    });
  });
  it('lies in its range, which closes as the days are read (energy-74)', () => {
    const rate = { perDay: 0.9, perUnit: 0.1 };
    const uses = fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(uses, (values) => {
        const read = series('2026-11-01', values.length, (index) => values[index] ?? 0);
        const found = expectedBill(bill, rate, read, today);
        expect(found?.range?.least).toBeLessThanOrEqual(found?.expectedAmount ?? 0);
        expect(found?.range?.most).toBeGreaterThanOrEqual(found?.expectedAmount ?? 0);
        if (values.length === 30) expect(found?.range?.least).toBe(found?.range?.most);
      }),
    );
    expect(expectedBill(bill, rate, days.slice(0, 4), today)?.range).toBeNull();
  });
  it('is one that has not come once its period is over, and none after another period (energy-33)', () => {
    const on = (day: string) => expectedBill(bill, undefined, days, day)?.isOver;
    expect(['2026-11-30', '2026-12-01', '2026-12-30', '2026-12-31'].map(on)).toEqual([false, true, true, undefined]);
  });
  it('follows the last bill where it is not, and needs a bill and a day', () => {
    expect(expectedBill(bill, undefined, days, today)).toMatchObject({ expectedAmount: 14_400, basis: 'lastBill' });
    expect(expectedBill(undefined, undefined, days, today)).toBeUndefined();
    expect(expectedBill(bill, undefined, [], today)).toBeUndefined();
    expect(expectedBill({ ...bill, quantity: 0 }, undefined, days, today)).toBeUndefined();
  });
});

describe('high usage', () => {
  const days = [
    ...series('2026-09-01', 60, () => 20),
    day('2026-10-31', 31),
    day('2026-11-01', 30),
    day('2026-11-02', null),
  ];
  it('is half above the mean of the same weekdays, or above the member’s own line', () => {
    expect(highUsageDays(days, '2026-10-01', null)).toEqual([{ date: '2026-10-31', usageValue: 31, threshold: 30 }]);
    expect(highUsageDays(days, '2026-10-01', 25).map(({ date }) => date)).toEqual(['2026-10-31', '2026-11-01']);
    expect(highUsageThreshold('2026-09-10', days, null)).toBeUndefined();
  });
});

it('months are made of the days that were read', () => {
  const days = series('2026-01-30', 4, (index) => (index === 1 ? null : 10.1));
  expect(
    usageMonths(
      days,
      weather('2026-02-01', 2, () => 55),
    ),
  ).toEqual([
    {
      month: '2026-01',
      total: 10.1,
      daysRead: 1,
      averagePerDay: 10.1,
      maxDemand: null,
      averageTemperature: null,
      heatingDegreeDays: null,
      coolingDegreeDays: null,
    },
    {
      month: '2026-02',
      total: 20.2,
      daysRead: 2,
      averagePerDay: 10.1,
      maxDemand: null,
      averageTemperature: 55,
      heatingDegreeDays: 20,
      coolingDegreeDays: 0,
    },
  ]);
});
