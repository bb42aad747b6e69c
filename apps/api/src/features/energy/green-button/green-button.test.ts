import { createReadStream } from 'node:fs';
import { greenButtonFeed } from '@rochdale/domain/energy/green-button/feed';
import { startOfDay, zoneTime } from '@rochdale/domain/energy/green-button/local-time';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type ImportWish, importGreenButton } from './import-green-button.ts';
import { readGreenButton } from './read-green-button.ts';

const account = '104471882';
const data = sharedData('green-button');
let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
let number = 0;

beforeAll(async () => {
  at = await testApp();
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json().accessToken;
});
afterAll(() => at.close());

/** A meter of its own for each test. */
async function newMeter(type = 'Electric'): Promise<string> {
  number += 1;
  const meterNumber = `GB-${number}`;
  await at.database.pool.query('delete from meters where account_number = $1', [account]);
  await at.database.pool.query('insert into meters (account_number, meter_number, meter_type) values ($1, $2, $3)', [
    account,
    meterNumber,
    type,
  ]);
  return meterNumber;
}

const zone = () => at.services.site().timeZone;
const take = (meterNumber: string, texts: readonly string[], more: Partial<ImportWish> = {}) =>
  importGreenButton(at.database.db, {
    files: texts.map((text, index) => ({ name: `${index}.xml`, chunks: [Buffer.from(text)] })),
    meterNumber,
    commodity: 'electric',
    timeZone: zone(),
    ...more,
  });
const daysOf = async (meterNumber: string) =>
  (
    await at.database.pool.query(
      'select day::text, usage_thousandths as usage, demand_thousandths as demand, status from usage_days where meter_number = $1 order by day',
      [meterNumber],
    )
  ).rows;
const intervalsOf = async (meterNumber: string) =>
  (
    await at.database.pool.query(
      'select day::text, interval_minutes as minutes, values_thousandths as values, qualities from usage_intervals where meter_number = $1 order by day',
      [meterNumber],
    )
  ).rows;

function feed(day: string, values: readonly (number | null)[], minutes = 60, key = 'M'): string {
  const meters = [
    { key, title: 'Usage', commodity: 'electric' as const, intervalMinutes: minutes, days: [{ day, values }] },
  ];
  const idOf = (name: string) => Buffer.from(name).toString('hex').padEnd(36, '0').slice(0, 36);
  return [
    ...greenButtonFeed({ title: 'x', key: 'A', timeZone: zone(), updated: '2026-11-20T00:00:00Z', meters, idOf }),
  ].join('');
}
const hours = (count: number, from = 0) => Array.from({ length: count }, (_, hour) => 100 + from + hour);
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

describe('importing', () => {
  it('a day of 25 hours is written with its total and its highest demand, and again changes nothing', async () => {
    const meter = await newMeter();
    for (let time = 0; time < 2; time += 1) {
      expect(await take(meter, [feed('2026-11-01', hours(25))])).toMatchObject({ days: 1, partialDays: 0 });
      expect(await intervalsOf(meter)).toEqual([
        { day: '2026-11-01', minutes: 60, values: hours(25), qualities: null },
      ]);
      expect(await daysOf(meter)).toEqual([{ day: '2026-11-01', usage: sum(hours(25)), demand: 124, status: 0 }]);
    }
  });

  it('a day known in part has an estimate for a total, until another file brings the rest', async () => {
    const meter = await newMeter();
    const morning = [...hours(10), ...Array(14).fill(null)];
    const evening = [...Array(10).fill(null), ...hours(14, 10)];
    expect(await take(meter, [feed('2026-11-10', morning)])).toMatchObject({ partialDays: 1 });
    expect(await daysOf(meter)).toMatchObject([{ usage: sum(morning), status: 1 }]);
    expect(await take(meter, [feed('2026-11-10', evening)])).toMatchObject({ partialDays: 0 });
    expect(await daysOf(meter)).toMatchObject([{ usage: sum(hours(24)), status: 0 }]);
    expect(await take(meter, [feed('2026-11-10', morning)])).toMatchObject({ partialDays: 0 });
    expect(await daysOf(meter)).toMatchObject([{ usage: sum(hours(24)), status: 0 }]);
  });

  it('what was sent back is kept beside what was delivered, and a later file without it takes nothing away', async () => {
    const meter = await newMeter();
    const [day, commodity] = ['2026-11-10', 'electric'] as const;
    const one = { key: 'M', title: 'Usage', commodity, intervalMinutes: 60 };
    const meters = [
      { ...one, flow: 'delivered' as const, days: [{ day, values: hours(24) }] },
      { ...one, flow: 'received' as const, days: [{ day, values: hours(24, 500) }] },
    ];
    const idOf = (name: string) => Buffer.from(name).toString('hex').padEnd(36, '0');
    const about = { title: 'x', key: 'A', timeZone: zone(), updated: '2026-11-20T00:00:00Z' };
    await take(meter, [[...greenButtonFeed({ ...about, meters, idOf })].join('')]);
    const kept = async () =>
      (
        await at.database.pool.query(
          `select i.values_thousandths as values, i.received_thousandths as received, d.received_thousandths as sum,
             i.changed_at as changed
           from usage_intervals i join usage_days d using (meter_number, day) where meter_number = $1`,
          [meter],
        )
      ).rows;
    const [before] = await kept();
    expect(before).toMatchObject({ values: hours(24), received: hours(24, 500), sum: sum(hours(24, 500)) });
    await take(meter, [feed(day, hours(24))]);
    expect(await kept()).toEqual([before]);
  });

  it('what is wrong at the end of the last file leaves nothing of the first', async () => {
    const meter = await newMeter();
    const whole = feed('2026-11-10', hours(24));
    const broken = feed('2026-11-11', hours(24)).replace(/<\/feed>\s*$/, '<oops></feed>');
    await expect(take(meter, [whole, broken])).rejects.toThrow(/^1\.xml: line \d+: unexpected close tag\.$/);
    expect(await daysOf(meter)).toEqual([]);
  });

  it('a file of several meters, or of another commodity, is refused until one is named', async () => {
    const meter = await newMeter();
    const both = [feed('2026-11-10', hours(24)), feed('2026-11-10', hours(24, 50), 60, 'Other')];
    await expect(take(meter, both)).rejects.toThrow(
      /^It holds more than one meter or measurement\. Name a part of one by --only:\n {2}\//,
    );
    const [, second] = /UsagePoint\/([\da-f]+)</.exec(both[1]?.replaceAll('"', '<') ?? '') ?? [];
    await take(meter, both, { only: second ?? '' });
    expect(await daysOf(meter)).toMatchObject([{ usage: sum(hours(24, 50)) }]);
    await expect(take(meter, both, { commodity: 'water' })).rejects.toThrow('It holds no usage of water.');
  });

  it('days that begin at other times than the co-op’s are refused, or read by its clock', async () => {
    const meter = await newMeter();
    const start = startOfDay('2026-11-10', zoneTime(zone()));
    const wrong = feed('2026-11-10', hours(24)).replace(/<tzOffset>[^<]*/, '<tzOffset>0');
    await expect(take(meter, [wrong])).rejects.toThrow('use --co-op-time');
    await take(meter, [wrong], { isCoopTime: true });
    expect(await intervalsOf(meter)).toMatchObject([{ day: '2026-11-10', values: hours(24) }]);
    expect(start % 86_400).not.toBe(0);
  });

  it.skipIf(data.isSkipped)(data.named('a real feed of quarter hours is written whole'), async () => {
    const meter = await newMeter();
    const chunks = createReadStream(data.file('gba/test_usage_data_11.xml'));
    const wish = { files: [{ name: 'real', chunks }], meterNumber: meter, commodity: 'electric' as const };
    await importGreenButton(at.database.db, { ...wish, timeZone: 'America/New_York' });
    const [day] = await intervalsOf(meter);
    expect(day).toMatchObject({ day: '2012-03-11', minutes: 15, values: { length: 92 } });
    expect(await daysOf(meter)).toMatchObject([{ day: '2012-03-11', usage: sum(day?.values ?? []), status: 0 }]);
  });
});

describe('downloading', () => {
  const get = (query: string, accountNumber = account) =>
    at.app.inject({
      url: `/v3/member/200017/accounts/${accountNumber}/green-button?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('what was imported comes back, by days and added up to longer intervals', async () => {
    const meter = await newMeter();
    const quarters = Array.from({ length: 100 }, (_, index) => (index === 50 ? null : 10 + index));
    await take(meter, [feed('2026-11-01', quarters, 15)]);
    const answer = (await get('from=2026-11-01&to=2026-11-02&interval=15')).json();
    expect(answer.fileName).toBe(`Usage-${account}-2026-11-01-2026-11-02.xml`);
    expect(answer.greenButtonXml).not.toContain(account);
    expect(answer.greenButtonXml).not.toContain(meter);
    const other = await newMeter();
    await take(other, [answer.greenButtonXml]);
    expect(await intervalsOf(other)).toEqual(await intervalsOf(meter));
    await take(await newMeter(), [answer.greenButtonXml]);
    const byHour = (await get('from=2026-11-01&to=2026-11-01&interval=60')).json().greenButtonXml;
    const parts = await readGreenButton([Buffer.from(byHour)]);
    const values = [...parts.readings.values()].flat().map(({ value }) => value);
    expect(values).toHaveLength(24);
    expect(values[0]).toBe(sum(quarters.slice(0, 4)));
    const daily = (await get('from=2026-11-01&to=2026-11-01')).json().greenButtonXml;
    expect(daily).toContain(`<quality>8</quality></ReadingQuality><timePeriod><duration>90000</duration>`);
    expect(daily).toContain(`<value>${sum(quarters)}</value>`);
  });

  it('a day that has intervals and no daily reading is in the file by day too, as an estimate where some are missing', async () => {
    const meter = await newMeter();
    await take(meter, [feed('2026-11-10', hours(24)), feed('2026-11-11', [...hours(23), null])]);
    await at.database.pool.query('delete from usage_days where meter_number = $1', [meter]);
    const { greenButtonXml } = (await get('from=2026-11-10&to=2026-11-11')).json();
    const readings = [...greenButtonXml.matchAll(/<IntervalReading>(.*?)<\/IntervalReading>/g)].map(
      ([, inner = '']) => [/<value>(\d+)/.exec(inner)?.[1], inner.includes('<quality>8<')],
    );
    expect(readings).toEqual([
      [String(sum(hours(24))), false],
      [String(sum(hours(23))), true],
    ]);
  });

  it('says what is wrong with a range, and when there is nothing in it', async () => {
    await newMeter();
    const message = async (query: string) => {
      const answer = (await get(query)).json();
      return Array.isArray(answer) ? answer[0].message : answer.message;
    };
    expect(await message('from=2026-11-02&to=2026-11-01')).toBe('The end date must not be before the start date.');
    expect(await message('from=2024-01-01&to=2026-11-01&interval=15')).toBe('A file can hold at most 366 days.');
    expect(await message('from=2020-01-01&to=2020-01-02')).toBe('There is no usage of this kind between these dates.');
    expect((await get('from=2026-11-01&to=2026-11-01&interval=7')).statusCode).toBe(400);
  });

  it('another member’s account is not found', async () => {
    expect((await get('from=2026-11-01&to=2026-11-01', '104500017')).statusCode).toBe(404);
  });
});
