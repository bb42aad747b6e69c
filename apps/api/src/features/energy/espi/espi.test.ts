import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { zoneTime } from '@rochdale/domain/energy/green-button/local-time';
import { usageSeries } from '@rochdale/domain/energy/green-button/series';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMachine } from '../../../testing/callers.ts';
import { importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';
import { readGreenButton } from '../green-button/read-green-button.ts';

const own = { memberNumber: '200025', accountNumber: '104500017' };
const other = { memberNumber: '200017', accountNumber: '104471882' };
const root = '/espi/1_1/resource';
const today = todayAt(systemClock, 'America/Los_Angeles');
const schema = sharedData('green-button/schema');
const hasXmllint = spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).error === undefined;
const otherReader = '@cityssm/green-button-parser';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: Readonly<Record<string, string>>;
let accountId: string;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const get = (path: string, more: Readonly<Record<string, string>> = {}) =>
  at.app.inject({ url: path.startsWith('/') ? path : `${root}/${path}`, headers: { ...headers, ...more } });
const selfs = (xml: string) =>
  [...xml.matchAll(/<entry[^>]*>.*?<link rel="self" href="([^"]+)"/gs)].map(([, href = '']) => new URL(href).pathname);
const quarters = (day: number) => Array.from({ length: 96 }, (_, index) => 100 + day + index);
const days = [3, 2, 1].map((back) => addDays(today, -back));

beforeAll(async () => {
  at = await testApp();
  headers = await asMachine(at, own);
  const [meter] = await query('select meter_number from meters where account_number = $1', own.accountNumber);
  await query('delete from usage_days where meter_number = $1 and day < $2', meter.meter_number, addDays(today, -8));
  for (const [index, day] of days.entries())
    await query(
      `insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths, qualities, received_thousandths, changed_at)
       values ($1, $2, 15, $3, $4, $5, now()) on conflict (meter_number, day) do update set interval_minutes = 15,
       values_thousandths = excluded.values_thousandths, qualities = excluded.qualities,
       received_thousandths = excluded.received_thousandths, changed_at = now()`,
      ...[
        meter.meter_number,
        day,
        quarters(index),
        quarters(0).map((_, at) => (at === 5 ? 1 : 0)),
        quarters(index + 50),
      ],
    );
  const told = await get('/v3/data/accounts');
  expect(told.body).toContain('accountId');
  accountId = told.json().accounts[0].accountId;
});
beforeEach(() => query('delete from attempts'));
afterAll(() => at.close());

/** As `updated-min` what is written from now on: it reaches an hour further back (energy-88). */
const sinceNow = () => new Date(Date.now() + 3_600_000).toISOString();
const batch = (search = '') => get(`Batch/Subscription/${accountId}${search}`);

describe('the resources of the standard (energy-87)', () => {
  it('are reached from one another, each by its own address, and name neither account nor member', async () => {
    const points = (await get('UsagePoint')).body;
    const [point = ''] = selfs(points);
    expect(point).toContain(`/Subscription/${accountId}/UsagePoint/`);
    const readings = selfs((await get(`${point}/MeterReading`)).body);
    expect(readings.length).toBeGreaterThanOrEqual(2);
    const blocks = (await Promise.all(readings.map((one) => get(`${one}/IntervalBlock`)))).map(({ body }) =>
      selfs(body),
    );
    const summaries = selfs((await get(`${point}/UsageSummary`)).body);
    expect(summaries.length).toBeGreaterThan(0);
    const types = selfs((await get('ReadingType')).body);
    const clocks = selfs((await get('LocalTimeParameters')).body);
    const all = [
      point,
      ...readings,
      ...blocks.flatMap((some) => some.slice(-1)),
      summaries[0] ?? '',
      ...types,
      ...clocks,
    ];
    for (const path of all) {
      const answer = await get(path);
      expect([path, answer.statusCode, selfs(answer.body)]).toEqual([path, 200, [path]]);
    }
    expect(selfs((await get(`Subscription/${accountId}`)).body)).toEqual([point]);
    const { body } = await batch();
    expect(new Set(selfs(body)).size).toBe(selfs(body).length);
    const [{ account_holder_name: holder }] = await query(
      'select account_holder_name from accounts where account_number = $1',
      own.accountNumber,
    );
    for (const name of [own.accountNumber, own.memberNumber, holder]) expect(body).not.toContain(name);
  });

  it('tell delivered and received, with quality, and each day once', async () => {
    const { body } = await batch();
    const { series, leftOut } = usageSeries(await readGreenButton([Buffer.from(body)]), { fallback: zoneTime('UTC') });
    expect(leftOut).toEqual([]);
    const told = (flow: string) =>
      series.filter((one) => one.flow === flow && one.intervalMinutes === 15).flatMap(({ days: some }) => some);
    expect(
      told('delivered')
        .slice(-3)
        .map(({ day, values }) => [day, values.slice(0, 96)]),
    ).toEqual(days.map((day, index) => [day, quarters(index)]));
    expect(told('delivered').at(-1)?.qualities[5]).toBe('estimate');
    expect(told('received').map(({ values }) => values)).toEqual([50, 51, 52].map(quarters));
    const daily =
      series.find(({ intervalMinutes }) => intervalMinutes === 1440)?.dailyTotals.map(({ day }) => day) ?? [];
    expect(daily.filter((day) => days.includes(day))).toEqual([]);
  });

  it('are read by another program to the same values', async () => {
    const { atomToGreenButtonJson, helpers } = await import(otherReader);
    const json = await atomToGreenButtonJson((await batch(`?published-min=${days[0]}`)).body);
    const blocks: { content: { IntervalBlock: { IntervalReading: { value: number }[] }[] } }[] =
      helpers.getEntriesByContentType(json, 'IntervalBlock');
    const sums = blocks.map(({ content }) =>
      content.IntervalBlock.flatMap(({ IntervalReading }) => IntervalReading).reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
    const sum = (day: number) => quarters(day).reduce((total, value) => total + value, 0);
    expect(sums.slice(0, 6)).toEqual([0, 1, 2, 50, 51, 52].map(sum));
  });

  it('tell the days that are asked for, and those that changed since', async () => {
    const daysIn = ({ body }: { body: string }) =>
      [...body.matchAll(/IntervalBlock\/([\d-]+)"/g)].map(([, day]) => day);
    const [, second] = days;
    expect(new Set(daysIn(await batch(`?published-min=${second}&published-max=${second}`)))).toEqual(new Set([second]));
    const before = sinceNow();
    expect(daysIn(await batch(`?updated-min=${before}`))).toEqual([]);
    await query('update usage_intervals set changed_at = now() where day = $1', second);
    expect(new Set(daysIn(await batch(`?updated-min=${before}`)))).toEqual(new Set([second]));
    const [point = ''] = selfs((await get('UsagePoint')).body);
    const [reading = ''] = selfs((await get(`${point}/MeterReading`)).body);
    const nothing = await get(`${reading}/IntervalBlock?updated-min=2099-01-01`);
    expect([nothing.statusCode, selfs(nothing.body)]).toEqual([200, []]);
    const wrong = await batch('?updated-min=yesterday');
    expect([wrong.statusCode, wrong.json()[0].field]).toEqual([400, 'updated-min']);
  });

  it('tell a bill that came, or was changed, long after its period was over', async () => {
    const summaries = ({ body }: { body: string }) =>
      [...body.matchAll(/UsageSummary\/[\d-]+"\/>.*?<updated>([^<]+)</gs)].map(([, updated = '']) => updated);
    const told = async (from: string) => {
      const answer = await batch(`?updated-min=${from}`);
      return { etag: answer.headers.etag, bills: summaries(answer) };
    };
    const bill = {
      ...{ accountNumber: own.accountNumber, billDate: addDays(today, -300), billNumber: 'C-1', billType: 'Regular' },
      ...{ statementStartDate: addDays(today, -330), billedAmount: '80.00', endingBalance: '80.00' },
      ...{ usageQuantity: '640', usageUnit: 'kWh', daysBilled: '30', actualCharges: '80.00' },
    };
    const imported = (more: Readonly<Record<string, string>>) =>
      withImportFolder({ 'bills.csv': [{ ...bill, ...more }] }, (folder) =>
        importFolder({ folder, pool: at.database.pool, vault: at.services.vault }),
      );
    for (const more of [{}, { usageQuantity: '650' }, { actualCharges: '79.00' }]) {
      const from = sinceNow();
      const before = await told(from);
      expect(before.bills).toEqual([]);
      expect((await imported(more)).written).toBe(true);
      const after = await told(from);
      expect(after).toEqual({ etag: expect.not.stringMatching(before.etag ?? ''), bills: [expect.any(String)] });
      await imported(more);
      expect(await told(from)).toEqual(after);
    }
    // Who asked while the import ran had not seen what it wrote.
    expect((await told(new Date().toISOString())).bills.length).toBeGreaterThan(0);
  });

  it('are not sent again until something of them has changed (energy-88)', async () => {
    const { etag = '' } = (await batch()).headers;
    const again = () => get(`Batch/Subscription/${accountId}`, { 'if-none-match': `W/"x", ${etag}` });
    const answer = await again();
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    await query('update usage_intervals set changed_at = now() where day = $1', days[0]);
    expect((await again()).statusCode).toBe(200);
    expect((await batch('?published-min=2026-01-01')).headers.etag).not.toBe(etag);
  });

  it('of another, or of none, are answered alike: 404; without a token 401', async () => {
    const theirs = (await at.app.inject({ url: '/v3/data/accounts', headers: await asMachine(at, other) })).json();
    const absent = '0c5f7a52-54c8-8c39-9d5e-0f5a3ef4a6b2';
    const [point = ''] = selfs((await get('UsagePoint')).body);
    for (const id of [theirs.accounts[0].accountId, absent]) {
      const answers = [
        await get(`Subscription/${id}`),
        await get(`Batch/Subscription/${id}`),
        await get(`/v3/data/accounts/${id}/usage?from=${today}&to=${today}`),
        await get(point.replace(accountId, id)),
        await get(`Subscription/${accountId}/UsagePoint/${id}/MeterReading`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(answers.map(({ body }) => body.replace(/"id":"[^"]*"/, ''))).size).toBe(1);
    }
    const bare = await at.app.inject({ url: `${root}/UsagePoint` });
    expect([bare.statusCode, bare.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('say that the service is there', async () => {
    expect((await get('ReadServiceStatus')).body).toContain('<currentStatus>1</currentStatus>');
  });

  it('of an account whose usage is suspended are empty', async () => {
    await query(
      'insert into usage_settings (account_number, is_usage_suspended) values ($1, true) on conflict (account_number) do update set is_usage_suspended = true',
      own.accountNumber,
    );
    expect(selfs((await get('UsagePoint')).body)).toEqual([]);
    await query('update usage_settings set is_usage_suspended = false where account_number = $1', own.accountNumber);
  });
});

describe('downloads at once', () => {
  it('beyond so many are answered 503 with the time to wait, and then again as before', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => batch()));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    const busy = answers.find(({ statusCode }) => statusCode === 503);
    expect(busy?.headers['retry-after']).toBe('30');
    expect((await batch()).statusCode).toBe(200);
  });
});

describe('as JSON (energy-90)', () => {
  const usage = async (search: string) => (await get(`/v3/data/accounts/${accountId}/usage?${search}`)).json();

  it('the same is told, added up to longer intervals', async () => {
    const [day] = days;
    const { series } = await usage(`from=${day}&to=${day}&interval=60`);
    const delivered = series.find(({ direction }: { direction: string }) => direction === 'delivered');
    expect(delivered.readings).toHaveLength(24);
    expect(delivered.readings[0]).toMatchObject({
      seconds: 3600,
      value: (100 + 101 + 102 + 103) / 1000,
      quality: 'actual',
    });
    expect(delivered.readings[1].quality).toBe('estimate');
  });

  it('by intervals no more than 31 days are in one answer', async () => {
    const [problem] = await usage(`from=${addDays(today, -31)}&to=${today}&interval=15`);
    expect(problem.message).toBe('By intervals, an answer can hold at most 31 days.');
    expect((await usage(`from=${addDays(today, -200)}&to=${today}`)).series.length).toBeGreaterThan(0);
  });
});

const reason = hasXmllint ? '' : ' (skipped where xmllint is not installed)';
describe.skipIf(schema.isSkipped || !hasXmllint)(schema.named(`ESPI 4.0${reason}`), () => {
  it('holds for every resource', async () => {
    const [point = ''] = selfs((await get('UsagePoint')).body);
    const readings = selfs((await get(`${point}/MeterReading`)).body);
    const single = selfs((await batch()).body).filter((path, index, all) => {
      const kind = path.split('/').at(-2);
      return all.findIndex((one) => one.split('/').at(-2) === kind) === index;
    });
    const paths = [
      ...['UsagePoint', 'ReadingType', 'LocalTimeParameters', 'ReadServiceStatus', `Subscription/${accountId}`],
      ...[`Batch/Subscription/${accountId}`, `Batch${point.slice(root.length)}`, `${point}/UsageSummary`],
      ...readings.map((one) => `${one}/IntervalBlock`),
      ...single,
    ];
    const folder = mkdtempSync(join(tmpdir(), 'espi-'));
    const files: string[] = [];
    for (const [index, path] of paths.entries()) {
      const file = join(folder, `${index}.xml`);
      writeFileSync(file, (await get(path)).body);
      files.push(file);
    }
    const args = ['--nonet', '--noout', '--schema', schema.file('wrap40.xsd'), ...files];
    const found = spawnSync('xmllint', args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(found.stderr.trim().split('\n')).toEqual(files.map((file) => `${file} validates`));
  });
});
