import { usageRow } from '@rochdale/contract/schemas/usage';
import { usageRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import { defaultSpan } from '@rochdale/domain/energy/usage/timeframes';
import { usageTexts } from '@rochdale/domain/energy/usage/usage.en';
import { usageRuleTexts } from '@rochdale/domain/energy/usage/usage-rules.en';
import { en } from '@rochdale/domain/texts/catalogue.en';
import { translator } from '@rochdale/domain/texts/text';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, find, press, render } from '@rochdale/ui/testing/render.ts';
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SiteProvider } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import { clockText } from './clock-text.ts';
import { aroundOf } from './daily/around.ts';
import { dailyColumns, dailyLegend } from './daily/daily-columns.ts';
import { DailyTable } from './daily/daily-table.tsx';
import { directSpan } from './direct/direct-span.ts';
import { HighDays } from './high-days.tsx';
import { rangeLine } from './interval/range-view.tsx';
import { usageFileName, usageFileRows } from './usage-file.ts';
import { UsageForm } from './usage-form.tsx';
import { costMeasure, measureOf, readingText } from './usage-texts.ts';
import type { AskedRange } from './use-range.ts';

const text = translator(en);
const today = '2026-11-20';
const row = (date: string, more: object = {}) =>
  usageRow.parse({
    date,
    meterId: '67204118',
    endReading: 61_228.5,
    status: 'Actual',
    isWeekend: 'N',
    usageValue: 24.004,
    demand: 3.25,
    unitOfMeasure: 'Kwh',
    lowTemperature: 41,
    highTemperature: 58.5,
    prepaidVendor: null,
    prepaidAccountFlag: 'N',
    prepaidDailyTotal: null,
    ...more,
  });
const missing = { status: 'Missing', usageValue: null, endReading: null, demand: null };
const rows = [
  row('2026-11-13'),
  row('2026-11-14', { isWeekend: 'Y', usageValue: 47 }),
  row('2026-11-15', { isWeekend: 'Y', status: 'Estimate', lowTemperature: null, highTemperature: null }),
  row('2026-11-16', { status: 'Keyed' }),
  row('2026-11-17', missing),
];

/** The form, as a tab holds it. */
function Form({ onAsk, isMdmOn = true }: { onAsk: (range: AskedRange) => void; isMdmOn?: boolean }) {
  const [range, setRange] = useState<AskedRange>({ span: defaultSpan(today) });
  const ask = (asked: AskedRange): void => {
    setRange(asked);
    onAsk(asked);
  };
  return (
    <UsageForm
      range={range}
      today={today}
      isMdmOn={isMdmOn}
      meters={['67204118']}
      meter="67204118"
      onMeter={() => undefined}
      onAsk={ask}
      rules={usageRangeViolations}
      labels={{ from: 'Start date', to: 'End date' }}
    />
  );
}

/** What a control of a label holds, changed as typing does it. */
function type(label: string, value: string): void {
  const id = [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.htmlFor ?? '';
  const control = find(`[id="${id}"]`) as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  act(() => {
    set?.call(control, value);
    control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

const isRefused = () => button('Submit').getAttribute('aria-disabled') === 'true';
const submit = () => act(() => button('Submit').closest('form')?.requestSubmit());

it('names each day by date, value, type and temperatures, and tells them apart without colour', async () => {
  const columns = dailyColumns(rows, measureOf('usage', 'Electric', text), text);
  expect(columns.map(({ look }) => look)).toEqual(['solid', 'pale', 'hatched', 'dotted', 'solid']);
  expect(columns.map(({ name }) => name)).toEqual([
    '11/13/2026, Friday: 24 kWh, Actual, high 59 °F, low 41 °F',
    '11/14/2026, Saturday: 47 kWh, Actual, high 59 °F, low 41 °F',
    '11/15/2026, Sunday: 24 kWh, Estimate',
    '11/16/2026, Monday: 24 kWh, Keyed, high 59 °F, low 41 °F',
    '11/17/2026, Tuesday: not read, high 59 °F, low 41 °F',
  ]);
  expect(columns.at(-1)?.value).toBeNull();
  expect(dailyColumns(rows, measureOf('demand', 'Electric', text), text)[0]?.valueText).toBe('3.25');
});

it('a year before, the odd day and dollars are said with the day, and the legend has only what is there (energy-70, energy-77)', () => {
  const fortnight = Array.from({ length: 14 }, (_, place) =>
    row(`2026-11-${String(place + 1).padStart(2, '0')}`, { usageValue: place === 9 ? 60 : 20 }),
  );
  const around = aroundOf(fortnight, [{ date: '2025-11-11', usageValue: 17 }]);
  const columns = dailyColumns(fortnight, measureOf('usage', 'Electric', text), text, around);
  expect(columns[9]?.name).toBe(
    '11/10/2026, Tuesday: 60 kWh, Actual, high 59 °F, low 41 °F, same weekday last year 17 kWh. Unlike your other days.',
  );
  expect(dailyLegend(columns, true, text).map(({ label }) => label)).toEqual([
    ...['Weekday', 'Last year', 'Usual', 'High temperature', 'Low temperature'],
  ]);
  const dollars = costMeasure({ perDay: 0.9, perUnit: 0.12, basis: 'rate' }, text);
  expect(dailyColumns(fortnight, dollars, text, around)[9]).toMatchObject({
    valueText: '$8.10',
    ghost: 2.94,
    name: expect.stringContaining('about $8.10, Actual'),
  });
});

it('the table has the same days in the same order, and a total with two decimals that leaves gaps out', async () => {
  await withTexts(['usage', 'usage-rules'], async () => undefined);
  const opened = vi.fn();
  render(
    <SiteProvider site={siteWith()}>
      <DailyTable rows={rows} graph="usage" measure={measureOf('usage', 'Electric', text)} onChoose={opened} />
    </SiteProvider>,
  );
  const cells = [...document.querySelectorAll('tbody tr')].map((one) => one.lastElementChild?.textContent);
  expect(cells).toEqual(['24', '47', '24', '24', '–']);
  expect(find('tfoot td').textContent).toBe('119.01');
  press(button('Show the intervals of 11/14/2026'));
  expect(opened).toHaveBeenCalledWith('2026-11-14');
});

it('the Excel file has numbers as numbers, days as days, and the name of the account', () => {
  const [heads, first, , , , last] = usageFileRows(rows, text);
  expect(heads).toEqual(['Reading Date', 'Meter', 'Reading', 'Type', 'Low Temperature', 'High Temperature', 'Usage']);
  expect(first).toEqual([{ day: '2026-11-13' }, '67204118', 61_228.5, 'Actual', 41, 58.5, 24.004]);
  expect(last).toEqual([{ day: '2026-11-17' }, '67204118', null, 'Not read', 41, 58.5, null]);
  expect(usageFileName('104471882')).toBe('Usage-104471882.xlsx');
});

it.each([
  ['Start date', '', 'Start date is required.'],
  ['End date', '', 'End date is required.'],
  ['Start date', '1989-12-31', 'Choose a later date.'],
  ['End date', '2026-11-21', 'Invalid date range.'],
  ['End date', '2026-11-01', 'Invalid date range.'],
  ['Start date', '2026-05-01', 'The start date should be within 180 days before today.'],
])('%s %j: %s', (label, value, message) => {
  const asked = vi.fn();
  render(<Form onAsk={asked} />);
  expect(isRefused()).toBe(false);
  type(label, value);
  expect(document.querySelector('.err')?.textContent).toContain(message);
  expect(isRefused()).toBe(true);
  submit();
  expect(asked).not.toHaveBeenCalled();
});

it('a range of more than 180 days is refused only where MDM is on', () => {
  render(<Form onAsk={() => undefined} isMdmOn={false} />);
  type('Start date', '2026-01-01');
  expect(isRefused()).toBe(false);
});

it('a timeframe loads at once and clears the dates; dates clear the timeframe', () => {
  const asked = vi.fn();
  render(<Form onAsk={asked} />);
  const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(values()).toEqual(['2026-11-05', '2026-11-20']);
  type('Timeframe', '180days');
  expect(asked).toHaveBeenLastCalledWith({
    timeframe: '180days',
    span: { fromDate: '2026-05-25', toDate: '2026-11-20' },
  });
  expect(values()).toEqual(['', '']);
  expect(document.querySelector('.err')).toBeNull();
  expect(isRefused()).toBe(false);
  type('Start date', '2026-11-01');
  type('End date', '2026-11-10');
  submit();
  expect(asked).toHaveBeenLastCalledWith({ span: { fromDate: '2026-11-01', toDate: '2026-11-10' } });
  expect((find('select') as HTMLSelectElement).value).toBe('');
});

it('a link says its days in either way; days that can not be shown give way to the last fifteen', () => {
  const of = (start: string | null, end: string | null) => directSpan(start, end, today, true);
  expect(of('2026-11-01', '11/10/2026')).toEqual({ fromDate: '2026-11-01', toDate: '2026-11-10' });
  expect(of(null, '11/10/2026')).toEqual({ fromDate: '2026-10-26', toDate: '2026-11-10' });
  for (const start of ['2020-01-01', 'yesterday', '2026-11-30'])
    expect(of(start, null)).toEqual({ fromDate: '2026-11-05', toDate: today });
});

it('days that were not measured are as long in the line as others', () => {
  const day = (date: string) => ({ date, startTime: `${date}T00:00:00-08:00`, values: [1, 2] });
  const found = { meterId: '1', selectedIntervalType: 60 as const, unitOfMeasure: 'Kwh' };
  const { values, marks } = rangeLine({ ...found, days: [day('2026-11-01'), day('2026-11-03')] });
  expect(values).toHaveLength(2 + 24 + 2);
  expect(marks.map(({ label }) => label)).toEqual(['11/01', '11/03']);
});

it('times are said as clocks say them', () => {
  expect(['00:00', '01:15', '12:30', '23:45'].map((time) => clockText(`2026-11-01T${time}:00-07:00`))).toEqual([
    ...['12:00 AM', '1:15 AM', '12:30 PM', '11:45 PM'],
  ]);
});

it('every text is there', () => {
  expect(Object.keys({ ...usageTexts, ...usageRuleTexts }).every((code) => code in en)).toBe(true);
});

it('a date that is still to come is said where it stands, and a refused Submit leads there', () => {
  render(
    <SiteProvider site={siteWith()}>
      <Form onAsk={() => undefined} />
    </SiteProvider>,
  );
  type('Start date', '2026-12-25');
  expect([...document.querySelectorAll('.err')].map((error) => error.closest('.field')?.textContent)).toEqual([
    'Start dateError: Invalid date range.',
  ]);
  press(button('Submit'));
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(document.querySelector('.err')?.id);
});

it('readings of a meter have as many decimals as it shows', () => {
  const shown = readingText([64_274.951, 64_295.68, null, 64_332.5]);
  expect([64_274.951, 64_295.68, 64_332.5].map(shown)).toEqual(['64,274.951', '64,295.680', '64,332.500']);
});

it('of a month of high days the latest five are shown, and the others at a press', async () => {
  const days = Array.from({ length: 27 }, (_, index) => ({
    date: `2026-10-${String(index + 1).padStart(2, '0')}`,
    usageValue: 60,
    threshold: 40,
  }));
  const insight = { highUsageDays: days, hasOwnThreshold: false, unitOfMeasure: 'kWh' };
  await render(<HighDays insight={insight} />);
  const shown = [...document.querySelectorAll('li')].filter((line) => line.closest('details') === null);
  expect(shown.map((line) => line.textContent?.slice(0, 10))).toEqual(
    ['27', '26', '25', '24', '23'].map((day) => `10/${day}/2026`),
  );
  expect(find('summary').textContent).toBe('Show 22 more');
  expect(document.querySelectorAll('details li')).toHaveLength(22);
});
