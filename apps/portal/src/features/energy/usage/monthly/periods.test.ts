import { en } from '@rochdale/domain/texts/catalogue.en';
import { translator } from '@rochdale/domain/texts/text';
import { expect, it } from 'vitest';
import { monthlyFileRows } from './monthly-file.ts';
import { billPeriods, monthPeriods, shownPeriods } from './periods.ts';

const bill = (billDate: string, usageValue: number, billedAmount: number) => ({
  billDate,
  statementStartDate: null,
  usageValue,
  unitOfMeasure: 'kWh',
  daysBilled: 30,
  billedAmount,
  averageTemperature: 47.2,
});
const month = (name: string, total: number) => ({
  month: name,
  total,
  daysRead: 30,
  averagePerDay: total / 30,
  maxDemand: null,
  averageTemperature: null,
  heatingDegreeDays: null,
  coolingDegreeDays: null,
});
const bills = billPeriods([bill('2026-11-04', 700, 96.6), bill('2026-10-05', 600, 90), bill('2025-11-06', 650, 92.1)]);
const rate = { perDay: 0.9, perUnit: 0.12, basis: 'rate' as const };

it('a bill asks what it asked, and its own of the year before stands behind it (energy-75)', () => {
  expect(bills.map(({ dollars, before }) => [dollars, before?.quantity])).toEqual([
    [96.6, 650],
    [90, undefined],
    [92.1, undefined],
  ]);
});

it('a month comes to about its use and its days at the rate, and to nothing that is known without one (energy-75)', () => {
  const months = [month('2026-11', 600), month('2025-11', 500)];
  expect(monthPeriods(months, rate)[0]).toMatchObject({ dollars: 99, before: { quantity: 500, dollars: 87 } });
  expect(monthPeriods(months, null)[0]).toMatchObject({ dollars: null, before: { dollars: null } });
});

it('those of two dates are shown, a month with any of its days, and what is shown is taken along (energy-75, energy-76)', () => {
  const from = (choice: 'dates' | '12', first: string, to: string) => shownPeriods(bills, { choice, from: first, to });
  expect(from('dates', '2026-10-06', '2026-12-31').map(({ key }) => key)).toEqual(['2026-11-04']);
  expect(from('12', '', '')).toHaveLength(3);
  const months = monthPeriods([month('2026-11', 600), month('2026-10', 500)], rate);
  expect(shownPeriods(months, { choice: 'dates', from: '2026-10-31', to: '2026-11-01' })).toHaveLength(2);
  expect(monthlyFileRows(bills.slice(0, 1), 'kWh', translator(en))).toEqual([
    ['Bill date', 'Usage (kWh)', 'Billed', 'Average temperature, °F'],
    [{ day: '2026-11-04' }, 700, 96.6, 47.2],
  ]);
});
