import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { weatherDifference, weatherModel } from './weather-model.ts';

/** A year that is coldest in January: its means go from 10 to 90 °F, with a swing from day to day. */
const year = Array.from({ length: 365 }, (_, index) => {
  const mean = 50 - 40 * Math.cos((index / 365) * 2 * Math.PI) + ((index * 7) % 11) - 5;
  return { date: addDays('2026-01-01', index), lowTemp: mean - 8, highTemp: mean + 8, mean };
});
const usedBy = (use: (mean: number, index: number) => number) =>
  year.map(({ date, mean }, index) => ({ date, usageValue: use(mean, index), demand: null }));

it('finds the factors and the balance points by which a home was made', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      fc.integer({ min: 45, max: 62 }),
      fc.integer({ min: 63, max: 75 }),
      fc.double({ min: 2, max: 30, noNaN: true }),
      (heating, cooling, below, above, base) => {
        const days = usedBy((mean) => base + heating * Math.max(0, below - mean) + cooling * Math.max(0, mean - above));
        const model = weatherModel(days, year);
        expect(model?.heatingBalance).toBe(below);
        expect(model?.coolingBalance).toBe(above);
        expect(model?.perHeatingDegreeDay).toBeCloseTo(heating, 4);
        expect(model?.perCoolingDegreeDay).toBeCloseTo(cooling, 4);
      },
    ),
    { numRuns: 40 },
  );
});

it('takes the weather for what it is: no part in a home that does not feel it', () => {
  const model = weatherModel(
    usedBy((_mean, index) => 12 + ((index * 5) % 7)),
    year,
  );
  const part = model && weatherDifference(model, year.slice(0, 30), year.slice(180, 210), 30);
  expect(Math.abs((part?.heating ?? 0) + (part?.cooling ?? 0))).toBeLessThan(3 * (part?.error ?? 0) + 1e-9);
});

it('is less sure where days follow one another alike', () => {
  const noise = (index: number) => 6 * Math.sin(index / 5);
  const shuffled = (index: number) => noise((index * 149) % 365);
  const errorOf = (of: (index: number) => number) => {
    const model = weatherModel(
      usedBy((mean, index) => 20 + Math.max(0, 60 - mean) + of(index)),
      year,
    );
    return model && weatherDifference(model, year.slice(0, 30), year.slice(90, 120), 30)?.error;
  };
  expect(errorOf(noise)).toBeGreaterThan(2 * (errorOf(shuffled) ?? 0));
});

it('says nothing of few days, nor of stretches without weather', () => {
  expect(weatherModel(usedBy(() => 10).slice(0, 29), year)).toBeUndefined();
  const model = weatherModel(
    usedBy((mean) => 10 + Math.max(0, 60 - mean)),
    year,
  );
  expect(model && weatherDifference(model, [], year, 30)).toBeUndefined();
});
