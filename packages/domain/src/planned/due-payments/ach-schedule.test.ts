import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { addBankingDays, bankingDayBefore, isBankingDay } from '../banking-days/banking-days.ts';
import { achSchedule } from './ach-schedule.ts';

const anyDay = fc.nat(730).map((at) => addDays('2027-01-01', at));

describe('a bank draft', () => {
  it('settles on the first banking day on or after it is due, and is sent the banking day before', () => {
    expect(achSchedule('2027-07-02')).toEqual({ effectiveEntryDate: '2027-07-02', sendDay: '2027-07-01' });
    expect(achSchedule('2027-07-03')).toEqual({ effectiveEntryDate: '2027-07-06', sendDay: '2027-07-02' });
    expect(achSchedule('2027-12-31')).toEqual({ effectiveEntryDate: '2027-12-31', sendDay: '2027-12-30' });
  });

  it('waits three banking days after the prenote', () => {
    expect(achSchedule('2027-11-24', '2027-11-23').effectiveEntryDate).toBe('2027-11-29');
    expect(achSchedule('2027-12-15', '2027-11-23').effectiveEntryDate).toBe('2027-12-15');
  });

  it('is never sent into the past', () => {
    expect(achSchedule('2027-03-01', undefined, '2027-03-01')).toEqual({
      effectiveEntryDate: '2027-03-02',
      sendDay: '2027-03-01',
    });
    expect(achSchedule('2027-03-01', undefined, '2027-03-06')).toEqual({
      effectiveEntryDate: '2027-03-09',
      sendDay: '2027-03-08',
    });
  });

  it('moves on banking days alone, whatever the days', () => {
    const maybe = fc.option(anyDay, { nil: undefined });
    fc.assert(
      fc.property(anyDay, maybe, maybe, (due, prenote, today) => {
        const { effectiveEntryDate, sendDay } = achSchedule(due, prenote, today);
        expect(isBankingDay(effectiveEntryDate) && isBankingDay(sendDay)).toBe(true);
        expect(sendDay).toBe(bankingDayBefore(effectiveEntryDate));
        expect(effectiveEntryDate >= due).toBe(true);
        if (prenote) expect(effectiveEntryDate >= addBankingDays(prenote, 3)).toBe(true);
        if (today) expect(sendDay >= today).toBe(true);
      }),
    );
  });
});
