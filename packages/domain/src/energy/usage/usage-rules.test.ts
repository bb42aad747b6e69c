import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../dates.ts';
import { addMonths } from '../../months.ts';
import { englishOf } from '../../texts/english.ts';
import { yesNoOf } from '../../yes-no.ts';
import { directRangeViolations, usageRangeViolations } from './date-range.ts';
import { noHours, noReadings, noUsage } from './no-usage.ts';
import { barClassOf, inOrder, isWeekend, selectedMeter } from './reading.ts';
import { summarizeUsage, summarizeWeather } from './summary.ts';
import { isUsageSupported, openingTab, usageTabs } from './tabs.ts';
import { defaultSpan, timeframeSpan } from './timeframes.ts';
import { graphTypesOf, shownUnit, usageUnit } from './units.ts';

const today = '2026-11-20';

describe('the tabs', () => {
  const tabs = (features: object, viewUsageHistory: boolean) => {
    const site = siteWith({ features });
    return [usageTabs(site.features, { viewUsageHistory }), openingTab(site.features, { viewUsageHistory }, false)];
  };
  it('stand by features and account; the first one opens unless told otherwise', () => {
    const all = { Usages: true, MdmCloudEnabled: true };
    expect(tabs(all, true)).toEqual([['daily', 'monthly', 'interval'], 'daily']);
    expect(tabs({ MdmCloudEnabled: true }, true)).toEqual([['monthly', 'interval'], 'monthly']);
    expect(tabs({ MdmCloudEnabled: true }, false)).toEqual([['interval'], 'interval']);
    expect(tabs({}, false)).toEqual([[], undefined]);
    const { features } = siteWith({ features: all });
    expect(openingTab(features, { viewUsageHistory: true }, true)).toBe('monthly');
    expect(openingTab(features, { viewUsageHistory: false }, true)).toBe('daily');
  });
  it('are not supported where an account that is not electric hides its usage', () => {
    expect([
      isUsageSupported('Water', true),
      isUsageSupported('Water', false),
      isUsageSupported('Electric', true),
    ]).toEqual([false, true, true]);
  });
});

describe('what the chart shows', () => {
  const ats = { prepaidVendor: 'ATS', prepaidAccountFlag: 'Y' as const };
  it('is dollars only without MDM and for a prepaid account of ATS', () => {
    expect(graphTypesOf(false, 'Electric', ats)).toEqual(['usage', 'dollars', 'demand']);
    expect(graphTypesOf(true, 'Electric', ats)).toEqual(['usage', 'demand']);
    expect(graphTypesOf(false, 'Electric', { ...ats, prepaidVendor: 'Other' })).not.toContain('dollars');
    expect(graphTypesOf(false, 'Electric', { ...ats, prepaidAccountFlag: 'N' })).not.toContain('dollars');
    expect(graphTypesOf(false, 'Water', { prepaidVendor: null, prepaidAccountFlag: 'N' })).toEqual(['usage']);
  });
  it('has its unit', () => {
    const services = ['Electric', 'Water', 'Gas'];
    expect(services.map((type) => usageUnit(type))).toEqual(['Kwh', 'gallon', 'therm']);
    expect(services.map((type) => shownUnit(usageUnit(type)))).toEqual(['kWh', 'gallon', 'therm']);
    expect([usageUnit('Water', 'dollars'), usageUnit('Electric', 'demand')]).toEqual(['$', 'kW']);
  });
});

describe('a range of days', () => {
  type Rules = typeof usageRangeViolations;
  const judged = (rules: Rules, fromDate: string, toDate: string, isMdmOn = true) => {
    const found = rules({ fromDate, toDate, today, isMdmOn });
    return [found.fromDate && englishOf(found.fromDate), found.toDate && englishOf(found.toDate)];
  };
  const none = undefined;
  const early = addDays(today, -181);
  it.each([
    ['', '', true, 'Start date is required.', 'End date is required.'],
    ['1989-12-31', '1989-12-31', false, 'Choose a later date.', 'Choose a later date.'],
    ['2026-02-30', today, true, 'Invalid date range.', none],
    [today, addDays(today, 1), true, none, 'Invalid date range.'],
    ['2026-11-02', '2026-11-01', true, none, 'Invalid date range.'],
    [today, today, true, none, none],
    ['1990-01-01', today, false, none, none],
    [early, '2026-10-01', true, 'The start date should be within 180 days before today.', none],
    [
      early,
      today,
      true,
      'The start date should be within 180 days before today.',
      'The search date range should not exceed 180 days.',
    ],
    [addDays(today, -180), today, true, none, none],
  ])('of the account tracker: %s to %s, MDM %s', (from, to, isMdmOn, first, second) => {
    expect(judged(usageRangeViolations, from, to, isMdmOn)).toEqual([first, second]);
  });
  it.each([
    ['', '', true, 'You must enter begin date.', 'You must enter end date.'],
    [
      '1989-12-31',
      '1989-12-30',
      false,
      'The begin date should not be earlier than 01/01/1990.',
      'The end date should not be earlier than 01/01/1990.',
    ],
    [
      '2026-11-02',
      '2026-11-01',
      true,
      'The begin date should be earlier than end date.',
      'The end date should be greater than begin date.',
    ],
    [today, addDays(today, 1), true, none, 'The end date should not be greater than current date.'],
    [early, '2026-10-01', true, 'The begin date should be within 180 days before today.', none],
    [early, '2026-10-01', false, none, none],
    [
      early,
      today,
      true,
      'The begin date should be within 180 days before today.',
      'The search date range should not exceed 180 days.',
    ],
  ])('of the direct tracker: %s to %s, MDM %s', (from, to, isMdmOn, first, second) => {
    expect(judged(directRangeViolations, from, to, isMdmOn)).toEqual([first, second]);
  });
  it('is a timeframe that ends today; at first the last fifteen days', () => {
    const back = (from: string) => daysBetween(from, today);
    expect(back(timeframeSpan('3weeks', today).fromDate)).toBe(21);
    expect(back(timeframeSpan('180days', today).fromDate)).toBe(179);
    expect(timeframeSpan('1month', '2026-03-31')).toEqual({ fromDate: '2026-02-28', toDate: '2026-03-31' });
    expect(timeframeSpan('3months', today).fromDate).toBe('2026-08-20');
    expect(defaultSpan(today)).toEqual({ fromDate: '2026-11-05', toDate: today });
    expect([addMonths('2024-02-29', -12), addMonths('2026-01-31', 13), addMonths('2026-01-15', -1)]).toEqual([
      '2023-02-28',
      '2027-02-28',
      '2025-12-15',
    ]);
  });
});

it('a bar has the colour of its status before that of its weekday', () => {
  const bar = (status: string, weekend = true) => barClassOf({ status, isWeekend: yesNoOf(weekend) });
  expect([bar('Estimate'), bar('Keyed'), bar('Actual'), bar('Actual', false)]).toEqual([
    'estimate',
    'keyed',
    'weekend',
    'weekday',
  ]);
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false]);
});

it('rows stand in the asked order; the first meter stands for one that is not there', () => {
  const rows = [{ date: '2026-11-02' }, { date: '2026-11-01' }, { date: '2026-11-03' }];
  expect(inOrder(rows, false).map(({ date }) => date.slice(8))).toEqual(['01', '02', '03']);
  expect(inOrder(rows, true).map(({ date }) => date.slice(8))).toEqual(['03', '02', '01']);
  expect([selectedMeter(['a', 'b'], 'b'), selectedMeter(['a', 'b'], 'c'), selectedMeter([], 'a')]).toEqual([
    'b',
    'a',
    undefined,
  ]);
});

describe('the summary', () => {
  it('passes over gaps, names the earliest of equal days, and adds without binary noise', () => {
    const day = (date: string, usageValue: number | null, demand: number | null = null) => ({
      date,
      usageValue,
      demand,
    });
    expect(summarizeUsage([day('1', 0.1, 2.5), day('2', null, null), day('3', 0.2, 4), day('4', 0.2)])).toEqual({
      lowestUsage: 0.1,
      lowestUsageDate: '1',
      highestUsage: 0.2,
      highestUsageDate: '3',
      totalConsumption: 0.5,
      averageConsumption: 0.167,
      maxDemand: 4,
    });
    expect(Object.values(summarizeUsage([day('1', null)])).every((value) => value === null)).toBe(true);
  });
  it('of the weather names its lowest and highest day', () => {
    const days = [
      { date: '1', lowTemp: 20, highTemp: 40 },
      { date: '2', lowTemp: -3, highTemp: 12 },
    ];
    expect(Object.values(summarizeWeather(days))).toEqual([-3, '2', 40, '1']);
    expect(summarizeWeather([]).lowestTemperature).toBeNull();
  });
});

it('a sentence stands instead of a chart that has nothing to show', () => {
  const state = {
    isSupported: true,
    showUsageSuspendedMsg: false,
    hasUsageData: true,
    hasUsageDataForSelectedDateRange: true,
    fromDate: '2026-11-01',
    toDate: '2026-11-20',
  };
  const said = (changes: object) => {
    const notice = noUsage({ ...state, ...changes });
    return notice && englishOf(notice);
  };
  expect(said({})).toBeUndefined();
  expect(said({ isSupported: false })).toBe('Usage data is not supported for the selected account.');
  expect(said({ showUsageSuspendedMsg: true })).toMatch(/can’t show usage/);
  expect(said({ hasUsageData: false })).toBe('There is no Usage Data available for this account.');
  expect(said({ hasUsageDataForSelectedDateRange: false })).toBe(
    'There were no usage data found for the selected date range between 11/01/2026 to 11/20/2026. You need to adjust your date range. Changing dates above does this.',
  );
  expect(englishOf(noReadings('67204119', state))).toBe(
    'Meter 67204119 has no readings between 11/01/2026 and 11/20/2026.',
  );
  expect(englishOf(noHours('2026-11-03'))).toBe(
    'There were no hourly usage data found for the selected date 11/03/2026. You need to adjust your date range.',
  );
});
