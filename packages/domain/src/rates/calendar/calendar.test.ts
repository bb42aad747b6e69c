import { schedule } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '../../dates.ts';
import { dayMinutes } from '../../energy/usage/day-lengths.ts';
import { type DayKind, dayKinds, type Holiday, type TimeOfUse } from '../schedule.ts';
import { changedDays, clockMinutes } from './clock-changes.ts';
import { dayKindsOf, holidayIn } from './day-kinds.ts';
import { type PeriodTable, periodTables, quartersOfDay } from './period-tables.ts';
import { seasonOf } from './seasons.ts';

const zones = [
  'America/Los_Angeles',
  'America/Phoenix',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
];
const holiday = (of: Partial<Holiday>): Holiday => ({ name: 'A holiday', observed: 'never', ...of });

describe('clocks', () => {
  it.each(zones)('the days of a year in %s that are not 24 hours long are found, and no others', (zone) => {
    for (const year of [2017, 2025, 2026]) {
      const found = [...changedDays(year, zone)].filter((day) => day.startsWith(String(year)));
      const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
      expect(found.sort()).toEqual(days.filter((day) => dayMinutes(day, zone) !== 1440));
    }
  });

  it('a day on which clocks change has 23 or 25 hours, and skips one or has one twice', () => {
    const hours = (day: string) => clockMinutes(day, 60, 'America/Los_Angeles').map((minute) => minute / 60);
    expect(hours('2026-03-08').slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(hours('2026-03-08')).toHaveLength(23);
    expect(hours('2026-11-01').slice(0, 4)).toEqual([0, 1, 1, 2]);
    expect(hours('2026-11-01')).toHaveLength(25);
  });
});

describe('holidays and seasons', () => {
  it('are found by date, by weekday of a month, and on the weekday on which they are kept', () => {
    const thanksgiving = holiday({ weekday: 'thursday', nth: 4, month: 11 });
    expect([2025, 2026, 2027].map((year) => holidayIn(year, thanksgiving))).toEqual([
      '2025-11-27',
      '2026-11-26',
      '2027-11-25',
    ]);
    expect(holidayIn(2026, holiday({ weekday: 'monday', nth: -1, month: 5 }))).toBe('2026-05-25');
    expect(holidayIn(2026, holiday({ yearly: '07-04', observed: 'nearest' }))).toBe('2026-07-03');
    expect(holidayIn(2026, holiday({ yearly: '07-04', observed: 'monday' }))).toBe('2026-07-06');
    expect(holidayIn(2026, holiday({ yearly: '07-04' }))).toBe('2026-07-04');
    expect(holidayIn(2027, holiday({ yearly: '07-04', observed: 'nearest' }))).toBe('2027-07-05');
    expect(holidayIn(2026, holiday({ date: '2026-06-19' }))).toBe('2026-06-19');
    expect(holidayIn(2027, holiday({ date: '2026-06-19' }))).toBeUndefined();
  });

  it('a New Year’s Day that is kept on the Friday before is one of that year', () => {
    const newYear = holiday({ yearly: '01-01', observed: 'nearest' });
    expect(dayKindsOf(['2027-12-31', '2028-01-01', '2028-01-03'], [newYear])).toEqual([
      'holiday',
      'weekend',
      'weekday',
    ]);
  });

  it('a winter goes over New Year, and the last season has what is left', () => {
    const seasons = [{ name: 'winter', from: '11-15', to: '03-14' }, { name: 'summer', months: [7] }, { name: 'rest' }];
    expect(
      ['2026-11-14', '2026-11-15', '2027-03-14', '2027-03-15', '2026-07-31'].map((day) => seasonOf(day, seasons)),
    ).toEqual(['rest', 'winter', 'winter', 'rest', 'summer']);
  });
});

describe('time of use', () => {
  const tableOf = (timeOfUse: TimeOfUse, day: LocalDay, kind: DayKind): PeriodTable => {
    const [found] = periodTables(schedule([], { timeOfUse: [timeOfUse] }));
    if (!found) throw new Error('A division of the hours has a table.');
    return found(day, kind);
  };
  const quarter = fc.integer({ min: 0, max: 95 }).map((at) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`;
  });
  const hours = fc.record({
    from: quarter,
    to: fc.oneof(quarter, fc.constant('24:00')),
    days: fc.subarray([...dayKinds], { minLength: 1 }),
    months: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 1 }), { nil: undefined }),
  });
  const timed = fc.array(fc.array(hours, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }).map(
    (whens): TimeOfUse => ({
      periods: [...whens, []].map((when, index) => ({ name: `p${index}`, when })),
    }),
  );

  it('each quarter hour of each day is of exactly one period: the first that has it (rates-5)', () => {
    fc.assert(
      fc.property(timed, fc.integer({ min: 0, max: 364 }), fc.constantFrom(...dayKinds), (timeOfUse, at, kind) => {
        const day = addDays('2026-01-01', at);
        const { periods } = tableOf(timeOfUse, day, kind);
        for (let index = 0; index < quartersOfDay; index += 1) {
          const time = `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
          const having = timeOfUse.periods.findIndex(({ when }) =>
            when.some(
              ({ from, to, days, months }) =>
                days.includes(kind) &&
                (months?.includes(Number(day.slice(5, 7))) ?? true) &&
                (from < to ? time >= from && time < to : time >= from || time < to),
            ),
          );
          expect(periods[index]).toBe(having < 0 ? timeOfUse.periods.length - 1 : having);
        }
      }),
    );
  });

  it('the hour at which a period ends is the next one’s', () => {
    const peak = { name: 'peak', when: [{ from: '14:00', to: '19:00', days: [...dayKinds] }] };
    const { periods, longest } = tableOf({ periods: [peak, { name: 'rest', when: [] }] }, '2026-06-01', 'weekday');
    expect([55, 56, 75, 76].map((at) => periods[at])).toEqual([1, 0, 0, 1]);
    expect(longest).toBe(60);
  });
});
