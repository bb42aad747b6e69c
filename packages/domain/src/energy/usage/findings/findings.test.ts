import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../dates.ts';
import { alwaysOn } from './always-on.ts';
import { runningWater } from './running-water.ts';
import { wentBack } from './went-back.ts';

const day = (place: number, values: readonly (number | null)[], intervalMinutes = 60) => ({
  date: addDays('2026-10-05', place),
  intervalMinutes,
  values,
});
const hours = (of: (hour: number) => number | null) => Array.from({ length: 24 }, (_, hour) => of(hour));

describe('what is always on (energy-78)', () => {
  it('is never more than a home draws on nine days of ten', () => {
    const values = fc.array(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 24, maxLength: 24 }), {
      minLength: 10,
      maxLength: 31,
    });
    fc.assert(
      fc.property(values, (days) => {
        const found = alwaysOn(
          days.map((one, place) =>
            day(
              place,
              one.map((value) => value / 1000),
            ),
          ),
        );
        if (!found) return;
        const below = days.filter((one) => Math.min(...one) / 1000 < found.power).length;
        expect(below).toBeLessThanOrEqual(days.length * 0.1);
        expect(found.power).toBeGreaterThanOrEqual(0.4);
      }),
    );
  });
  it('is told by the power, whatever the interval; not of days with a gap or an outage', () => {
    const days = Array.from({ length: 12 }, (_, place) => day(place, Array(96).fill(0.15), 15));
    expect(alwaysOn(days)).toEqual({ power: 0.6, days: 12 });
    expect(alwaysOn(days.map((one) => ({ ...one, values: [null, ...one.values.slice(1)] })))).toBeUndefined();
    expect(alwaysOn(days.map((one) => ({ ...one, values: [0, ...one.values.slice(1)] })))).toBeUndefined();
    expect(alwaysOn(days.slice(0, 9))).toBeUndefined();
  });
});

describe('water that does not stop (energy-79)', () => {
  it('ran two days or more without an hour of nothing', () => {
    const dry = day(
      0,
      hours(() => 0),
    );
    const wet = (place: number) =>
      day(
        place,
        hours((hour) => (hour === 3 ? 3 : 9)),
      );
    expect(
      runningWater([
        dry,
        wet(1),
        wet(2),
        day(
          3,
          hours((hour) => (hour === 0 ? 0 : 5)),
        ),
      ]),
    ).toMatchObject({
      from: '2026-10-06',
      to: '2026-10-07',
      hours: 48,
      isRunning: false,
      leastAnHour: 3,
      aDay: 72,
    });
    expect(runningWater([dry, wet(1), wet(2)])?.isRunning).toBe(true);
    expect(runningWater([wet(1)])).toBeUndefined();
    expect(runningWater([wet(1), wet(3), wet(5)])).toBeUndefined();
    expect(
      runningWater([
        wet(1),
        day(
          2,
          hours((hour) => (hour === 9 ? null : 9)),
        ),
        wet(3),
      ]),
    ).toBeUndefined();
  });
});

it('a reading went back, but not where a register began anew (energy-80)', () => {
  const at = (reading: number) => ({ readOn: '2026-10-05', reading });
  expect(wentBack(at(51_379), at(51_200))).toBe(true);
  expect(wentBack(at(51_379), at(51_379))).toBe(false);
  expect(wentBack(at(99_812), at(204))).toBe(false);
  expect(wentBack(at(9_950), at(12))).toBe(false);
  expect(wentBack(null, at(12))).toBe(false);
});
