import { createReadStream, readFileSync } from 'node:fs';
import { zoneTime } from '@rochdale/domain/energy/green-button/local-time';
import { noParts } from '@rochdale/domain/energy/green-button/parts';
import { type SeriesOptions, type UsageSeries, usageSeries } from '@rochdale/domain/energy/green-button/series';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import { describe, expect, it } from 'vitest';
import { readGreenButton } from './read-green-button.ts';

const data = sharedData('green-button');
const wattHours = { commodity: 'electric', uom: 72, powerOfTen: 0 } as const;

async function read(files: readonly string[], options: Partial<SeriesOptions> = {}) {
  const parts = noParts();
  for (const file of files) await readGreenButton(createReadStream(data.file(file)), parts);
  return { parts, ...usageSeries(parts, { fallback: zoneTime('America/Chicago'), ...options }) };
}

/** The readings of a file by a pattern, without the product: start, value, cost; one for each start. */
function plainReadings(file: string): { start: number; value: number; cost: number }[] {
  const text = readFileSync(data.file(file), 'utf8');
  const number = (part: string, name: string) =>
    Number(new RegExp(`<(?:\\w+:)?${name}>(-?\\d+)<`).exec(part)?.[1] ?? '0');
  const all = [...text.matchAll(/<(?:\w+:)?IntervalReading>([\s\S]*?)<\/(?:\w+:)?IntervalReading>/g)].map(
    ([, part = '']) => ({ start: number(part, 'start'), value: number(part, 'value'), cost: number(part, 'cost') }),
  );
  return [...new Map(all.map((one) => [one.start, one])).values()];
}

/** Sums by a key that is made of the local time `2012-03-11T…` of a zone. */
function sums(file: string, timeZone: string, length: number): Record<string, number> {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const found: Record<string, number> = {};
  for (const { start, value } of plainReadings(file)) {
    const key = format.format(start * 1000).slice(0, length);
    found[key] = (found[key] ?? 0) + value;
  }
  return found;
}

const totals = (series: UsageSeries | undefined, length: number) => {
  const found: Record<string, number> = {};
  for (const { day, value } of series?.dailyTotals ?? [])
    found[day.slice(0, length)] = (found[day.slice(0, length)] ?? 0) + value;
  return found;
};

describe.skipIf(data.isSkipped)(data.named('feeds of the Green Button Alliance'), () => {
  it('the day on which daylight time begins has 92 quarter hours, at the times and values of the file', async () => {
    const file = 'gba/test_usage_data_11.xml';
    const { series, leftOut } = await read([file]);
    expect(leftOut).toEqual([]);
    expect(series).toHaveLength(1);
    const [only] = series;
    expect(only).toMatchObject({ commodity: 'electric', unit: 'kWh', flow: 'delivered', intervalMinutes: 15 });
    expect(only?.title).toBe('Fifteen Minute Electricity Consumption');
    expect(only?.currency).toBe(840);
    expect(only?.days.map(({ day }) => day)).toEqual(['2012-03-11']);
    const plain = plainReadings(file);
    expect(plain).toHaveLength(92);
    expect(only?.days[0]?.values).toEqual(plain.map(({ value }) => value));
    expect(only?.days[0]?.costs).toEqual(plain.map(({ cost }) => cost));
    expect(only?.days[0]?.start).toBe(plain[0]?.start);
    expect(only?.dailyTotals[0]?.cost).toBe(plain.reduce((sum, { cost }) => sum + cost, 0));
    expect(only?.dailyTotals[0]?.isComplete).toBe(true);
  });

  it('totals of days are the sums of the file', async () => {
    const file = 'gba/test_usage_data_1.xml';
    const { series, parts } = await read([file]);
    expect(totals(series[0], 10)).toEqual(sums(file, 'America/New_York', 10));
    expect(series[0]?.days.map(({ values }) => values.length)).toEqual([96, 96, 96, 96, 96]);
    expect(series[0]?.days.flatMap(({ qualities }) => qualities).every((one) => one !== null)).toBe(true);
    expect(parts.summaries).toHaveLength(1);
  });
});

describe.skipIf(data.isSkipped)(data.named('parts of feeds of a large utility'), () => {
  it('start times that are repeated alike count once; totals of days and months are the sums of the file', async () => {
    const file = 'verdigris/PGEIntervalBlock.xml';
    const { series, leftOut } = await read(['verdigris/PGELocalTimeParameters.xml', file], { assumed: wattHours });
    expect(leftOut).toEqual([]);
    expect(series).toHaveLength(1);
    expect(series[0]).toMatchObject({ intervalMinutes: 60, repeated: 276, replaced: 0, outOfStep: 0 });
    expect(totals(series[0], 10)).toEqual(sums(file, 'America/Los_Angeles', 10));
    expect(totals(series[0], 7)).toEqual(sums(file, 'America/Los_Angeles', 7));
    const readings = series[0]?.days.flatMap(({ values }) => values.filter((value) => value !== null)) ?? [];
    expect(readings).toHaveLength(2280);
  });

  it('days of 23 and 25 hours are days; totals of days and months are the sums of the file', async () => {
    const file = 'verdigris/ESPIIntervalBlock.xml';
    const { series, leftOut } = await read([file, 'verdigris/ESPILocalTimeParameters.xml'], { assumed: wattHours });
    expect(leftOut).toEqual([]);
    expect(series).toHaveLength(1);
    expect(series[0]).toMatchObject({ intervalMinutes: 1440, days: [], repeated: 0 });
    expect(series[0]?.dailyTotals).toHaveLength(444);
    expect(series[0]?.dailyTotals.at(0)?.day).toBe('2013-01-01');
    expect(totals(series[0], 10)).toEqual(sums(file, 'America/New_York', 10));
    expect(totals(series[0], 7)).toEqual(sums(file, 'America/New_York', 7));
  });

  it('readings without a reading type are left out, with the reason, unless it is said what they mean', async () => {
    const { series, leftOut } = await read(['verdigris/ESPIIntervalBlock.xml']);
    expect(series).toEqual([]);
    expect(leftOut).toEqual([
      expect.objectContaining({ readings: 444, reason: 'no reading type says what they count' }),
    ]);
  });

  it.each([
    ['ESPIUsagePoints.xml', 'usagePoints', 43],
    ['PGEUsagePoint.xml', 'usagePoints', 1],
    ['ESPIReadingTypes.xml', 'readingTypes', 22],
    ['PGEReadingType.xml', 'readingTypes', 48],
    ['ESPIUsageSummary.xml', 'summaries', 1],
    ['ESPIUsageSummaries.xml', 'summaries', 1],
    ['PGEUsageSummaries.xml', 'summaries', 3],
    ['PGELocalTimeParameters.xml', 'localTimes', 1],
  ] as const)('%s is read as it is: %s, %i', async (file, kind, count) => {
    expect((await read([`verdigris/${file}`])).parts[kind]).toHaveLength(count);
  });
});
