import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { describeImport, importFolder } from '../../office/importing/public.ts';

const { isSkipped, named, file } = sharedData('eemeter');
const home = `/v3/member/200025/accounts/104500017/usage`;
const meterId = 'IL-HOME';

interface Point {
  readonly start: string;
  readonly value: number;
}

/** A series without its last row, which only ends it. Sums of these are made here, not by the product. */
async function series(name: string): Promise<Point[]> {
  const text = gunzipSync(await readFile(file(`il-electricity-cdd-hdd-${name}.csv.gz`))).toString('utf8');
  const rows = text.trim().split('\n').slice(1, -1);
  return rows.map((row) => ({ start: row.slice(0, 25), value: Number(row.slice(26)) }));
}

function grouped(points: readonly Point[], length: number): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { start, value } of points) {
    const key = start.slice(0, length);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

describe.skipIf(isSkipped)(named('a real home of Illinois, imported'), () => {
  let at: Awaited<ReturnType<typeof testApp>>;
  let headers: { authorization: string };
  let folder = '';
  const get = async (url: string) => (await at.app.inject({ url: `${home}${url}`, headers })).json();

  beforeAll(async () => {
    const [daily, hourly, temperatures] = await Promise.all([series('daily'), series('hourly'), series('tempF')]);
    folder = await mkdtemp(join(tmpdir(), 'real-home-'));
    const write = (file: string, header: string, rows: readonly string[]) =>
      writeFile(join(folder, file), `${header}\n${rows.join('\n')}\n`);
    await write('meters.csv', 'accountNumber,meterNumber,meterType,installedOn', [
      `104500017,${meterId},Electric,2015-01-01`,
    ]);
    await write(
      'usage-days.csv',
      'meterNumber,day,usage,demand,endReading,status',
      daily.map(({ start, value }) => `${meterId},${start.slice(0, 10)},${value},,,`),
    );
    await write(
      'usage-intervals.csv',
      'meterNumber,day,intervalMinutes,values,qualities',
      [...grouped(hourly, 10)].map(([day, values]) => `${meterId},${day},60,${values.join(' ')},`),
    );
    await write(
      'weather-days.csv',
      'zip,day,lowTemperature,highTemperature',
      [...grouped(temperatures, 10)].map(
        ([day, values]) => `97498,${day},${Math.min(...values)},${Math.max(...values)}`,
      ),
    );
    at = await testApp({
      clock: { now: () => new Date('2018-02-08T18:00:00Z') },
      change: (site) => ({ ...site, timeZone: 'America/Chicago', features: { ...site.features, MDMEnabled: false } }),
    });
    const report = await importFolder({
      folder,
      pool: at.database.pool,
      vault: at.services.vault,
      timeZone: 'America/Chicago',
    });
    expect(describeImport(report)).toContain('usage-intervals.csv: 809 rows');
    const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    headers = { authorization: `Bearer ${accessToken}` };
  }, 60_000);
  afterAll(async () => {
    await at?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('shows every day as the file says it, and the months as their sums', async () => {
    const daily = await series('daily');
    const { usagesByMeter } = await get(`/daily?fromDate=2015-11-22&toDate=2018-02-07`);
    const { meterUsages, summarization } = usagesByMeter.find(
      (meter: { meterId: string }) => meter.meterId === meterId,
    );
    expect(meterUsages.map((row: { usageValue: number }) => row.usageValue)).toEqual(daily.map(({ value }) => value));
    expect(summarization.totalConsumption).toBeCloseTo(sumOf(daily.map(({ value }) => value)), 3);
    const { meters } = await get('/monthly');
    const { months } = meters.find((meter: { meterId: string }) => meter.meterId === meterId);
    const sums = grouped(daily, 7);
    expect(months).toHaveLength(25);
    for (const { month, total, daysRead } of months) {
      expect(total, month).toBeCloseTo(sumOf(sums.get(month) ?? []), 3);
      expect(daysRead, month).toBe(sums.get(month)?.length);
    }
  });

  it('holds every hour of every day, also of those of 23 and 25 hours', async () => {
    const hours = grouped(await series('hourly'), 10);
    const lengths: Record<string, number> = {};
    for (const year of ['2016', '2017']) {
      const { days } = await get(`/interval-range?fromDate=${year}-01-01&toDate=${year}-12-31&meterId=${meterId}`);
      expect(days).toHaveLength(year === '2016' ? 366 : 365);
      for (const { date, values } of days) {
        expect(values, date).toEqual(hours.get(date));
        if (values.length !== 24) lengths[date] = values.length;
      }
    }
    expect(lengths).toEqual({ '2016-03-13': 23, '2016-11-06': 25, '2017-03-12': 23, '2017-11-05': 25 });
  });

  it('is understood: the weather explains why this month differs from the same days a year before', async () => {
    const insight = await get(`/insight?meterId=${meterId}`);
    expect(insight.thisMonth).toMatchObject({ fromDate: '2018-02-01', toDate: '2018-02-07', daysRead: 7 });
    const { difference, weatherPart, against } = insight.comparedToLastYear;
    expect(against.toDate).toBe('2017-02-07');
    expect(Math.sign(weatherPart)).toBe(Math.sign(difference));
  });
});
