import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../dates.ts';
import {
  addBankingDays,
  bankingDayBefore,
  bankingDayOnOrAfter,
  federalReserveHolidays,
  isBankingDay,
} from './banking-days.ts';

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

/** As frbservices.org printed them for these years. */
const printed = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25',
  2028: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25',
};

describe('Federal Reserve holidays', () => {
  it('have their names, Juneteenth since 2021', () => {
    expect([...federalReserveHolidays(2027)].sort()).toEqual([
      ['2027-01-01', 'New Year’s Day'],
      ['2027-01-18', 'Birthday of Martin Luther King, Jr.'],
      ['2027-02-15', 'Washington’s Birthday'],
      ['2027-05-31', 'Memorial Day'],
      ['2027-06-19', 'Juneteenth National Independence Day'],
      ['2027-07-05', 'Independence Day'],
      ['2027-09-06', 'Labor Day'],
      ['2027-10-11', 'Columbus Day'],
      ['2027-11-11', 'Veterans Day'],
      ['2027-11-25', 'Thanksgiving Day'],
      ['2027-12-25', 'Christmas Day'],
    ]);
    expect([2020, 2021].map((year) => federalReserveHolidays(year).size)).toEqual([10, 11]);
  });

  it.each(Object.entries(printed))('of %s are those of the published schedule', (year, dates) => {
    expect([...federalReserveHolidays(Number(year)).keys()].sort()).toEqual(
      dates.split(' ').map((date) => `${year}-${date}`),
    );
  });

  it('move from a Sunday to its Monday, and from a Saturday nowhere', () => {
    expect([isBankingDay('2027-07-04'), isBankingDay('2027-07-05')]).toEqual([false, false]);
    expect([isBankingDay('2026-07-03'), isBankingDay('2026-07-04')]).toEqual([true, false]);
    expect([isBankingDay('2021-12-31'), isBankingDay('2023-01-02')]).toEqual([true, false]);
  });

  it('hold Juneteenth from 2021', () => {
    expect([isBankingDay('2020-06-19'), isBankingDay('2023-06-19')]).toEqual([true, false]);
  });
});

describe('banking days', () => {
  it('are at most four days apart: a weekend and a holiday beside it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const on = bankingDayOnOrAfter(day);
        const before = bankingDayBefore(day);
        expect(isBankingDay(on) && isBankingDay(before)).toBe(true);
        expect(before < day && day <= on).toBe(true);
        expect(daysBetween(before, on)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('have no banking day between one and the next', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const on = bankingDayOnOrAfter(day);
        expect(bankingDayBefore(addDays(on, 1))).toBe(on);
        expect(addBankingDays(bankingDayBefore(on), 1)).toBe(on);
      }),
    );
  });

  it('are counted forth and back alike', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (day, one, other) => {
        const from = bankingDayOnOrAfter(day);
        expect(addBankingDays(addBankingDays(from, one), other)).toBe(addBankingDays(from, one + other));
        expect(addBankingDays(addBankingDays(from, one), -one)).toBe(from);
      }),
    );
  });

  it('step over a long weekend', () => {
    expect(addBankingDays('2026-12-24', 1)).toBe('2026-12-28');
    expect(addBankingDays('2026-11-25', 3)).toBe('2026-12-01');
    expect(addBankingDays('2026-11-21', 0)).toBe('2026-11-23');
    expect(addBankingDays('2026-11-21', 1)).toBe('2026-11-23');
    expect(bankingDayBefore('2027-07-06')).toBe('2027-07-02');
  });
});
