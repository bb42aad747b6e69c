import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../dates.ts';
import { usageRangeViolations } from '../date-range.ts';
import { askedDays, offeredChoices } from './asked-days.ts';
import { billBefore, monthBefore, yearBefore } from './year-before.ts';

const today = '2026-11-20';
const around = { today, billStart: '2026-11-03', isMdmOn: true };
const nothing = { days: null, from: null, to: null };

it('chips are the last 15 days, this bill and the timeframes (energy-65)', () => {
  expect(offeredChoices(around)).toEqual(['15days', 'bill', '3weeks', '1month', '3months', '180days']);
  expect(offeredChoices({ ...around, billStart: null })).not.toContain('bill');
  expect(offeredChoices({ ...around, billStart: addDays(today, 1) })).not.toContain('bill');
  expect(offeredChoices({ ...around, billStart: addDays(today, -200) })).not.toContain('bill');
  expect(offeredChoices({ ...around, billStart: addDays(today, -200), isMdmOn: false })).toContain('bill');
});

it('an address asks for a chip or for two dates; without either the last 15 days are shown (energy-66)', () => {
  expect(askedDays(nothing, around)).toEqual({
    span: { fromDate: addDays(today, -15), toDate: today },
    choice: '15days',
  });
  expect(askedDays({ ...nothing, days: 'bill' }, around).span).toEqual({ fromDate: '2026-11-03', toDate: today });
  expect(askedDays({ ...nothing, from: '2026-10-01', to: '2026-10-09' }, around)).toEqual({
    span: { fromDate: '2026-10-01', toDate: '2026-10-09' },
    choice: undefined,
  });
});

it('whatever stands in the address, the days may be asked for (energy-66)', () => {
  const word = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.constantFrom('bill', '180days', '2026-11-31', '2020-01-01', today),
  );
  fc.assert(
    fc.property(fc.record({ days: word, from: word, to: word }), fc.boolean(), (asked, isMdmOn) => {
      const { span } = askedDays(asked, { ...around, isMdmOn });
      expect(usageRangeViolations({ ...span, today, isMdmOn })).toEqual({});
    }),
  );
});

it('behind a day stands the same weekday of the year before (energy-70)', () => {
  expect(yearBefore('2026-11-15')).toBe('2025-11-16');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays('2000-01-01', days);
      expect(weekdayOf(yearBefore(day))).toBe(weekdayOf(day));
    }),
  );
});

it('behind a bill stands the nearest of the year before, and behind a month its own (energy-75)', () => {
  const bills = ['2026-11-03', '2025-12-06', '2025-11-05', '2025-10-28', '2025-10-01'].map((billDate) => ({
    billDate,
  }));
  expect(billBefore({ billDate: '2026-11-03' }, bills)).toEqual({ billDate: '2025-11-05' });
  expect(billBefore({ billDate: '2025-11-05' }, bills)).toBeUndefined();
  expect(monthBefore('2026-01')).toBe('2025-01');
});
