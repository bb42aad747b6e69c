import { addDays } from '@rochdale/domain/dates';
import { priceBill } from '@rochdale/domain/rates/price-bill';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openJobQueue } from '../../../platform/jobs/job-queue.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { makeUsagePartitions, writeUsageDays, writeUsageIntervals } from './public.ts';
import { usagePartitionsJob } from './usage-partitions-job.ts';

/** The books of the demo stand on today; the clock of these tests, too. */
let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
let today: string;
let meter: string;

const member = '200017';
const electric = '104471882';
const base = (account: string) => `/v3/member/${member}/accounts/${account}/usage`;
const get = async (url: string) => {
  const answer = await at.app.inject({ url, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const daily = (account: string, from = addDays(today, -15), to = today) =>
  get(`${base(account)}/daily?fromDate=${from}&toDate=${to}`);
const intervals = (day: string, more = '') =>
  get(`${base(electric)}/intervals?fromDate=${day}&toDate=${day}&urlGeneratedDateTimeTicks=1${more}`);
const written = (day: string, usage: number, status = 0) => ({
  meterNumber: meter,
  day,
  usage,
  status,
  demand: null,
  endReading: null,
});

beforeAll(async () => {
  at = await testApp();
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
  const account = await get(base(electric));
  today = account.today;
  meter = account.meters[0];
});
afterAll(() => at.close());

describe('the days of an account', () => {
  it('come with weather, summary, estimates, keyed readings and gaps', async () => {
    const { usagesByMeter, ...answer } = await daily(electric, addDays(today, -40));
    expect(answer).toMatchObject({
      status: 200,
      accountNumber: electric,
      memberNumber: member,
      commodity: 'Electric',
      zip: '97498',
      hasWeatherTemperatures: true,
      showUsageSuspendedMsg: false,
      hasUsageDataForSelectedDateRange: true,
    });
    const [{ meterId, meterUsages, summarization }] = usagesByMeter;
    expect(meterId).toBe(meter);
    expect(meterUsages).toHaveLength(40);
    const on = (back: number) => meterUsages.find((row: { date: string }) => row.date === addDays(today, -back));
    expect([on(10).status, on(33).status, on(1).status]).toEqual(['Estimate', 'Keyed', 'Actual']);
    expect(on(24)).toMatchObject({ status: 'Missing', usageValue: null, endReading: null });
    expect(on(24).lowTemperature).not.toBeNull();
    expect(summarization.highestUsageDate).toBe(addDays(today, -6));
    const total = meterUsages.reduce(
      (sum: number, row: { usageValue: number | null }) => sum + (row.usageValue ?? 0),
      0,
    );
    expect(summarization.totalConsumption).toBeCloseTo(total, 6);
    expect(summarization.averageConsumption).toBeCloseTo(total / 39, 2);
  });

  it('come with the same weekdays of the year before, and the rate and the day at which the running bill began', async () => {
    const [{ meterUsages, yearBefore }] = (await daily(electric)).usagesByMeter;
    // Today was not read yet; the day behind it was.
    expect(yearBefore.map(({ date }: { date: string }) => date)).toEqual([
      ...meterUsages.map(({ date }: { date: string }) => addDays(date, -364)),
      addDays(today, -364),
    ]);
    const account = await get(base(electric));
    expect(account.billStart).toBe(addDays(today, -17));
    expect(account.rate).toMatchObject({ basis: 'rate' });
    expect(account.rate.perUnit).toBeCloseTo(0.124, 3);
    expect((await get(base('104480316'))).rate).toBeNull();
  });

  it('are gallons of water, dollars of a prepaid account', async () => {
    const water = await daily('104471890');
    expect(water.usagesByMeter[0].meterUsages[0]).toMatchObject({ unitOfMeasure: 'gallon', demand: null });
    const prepaid = await daily('104495507');
    expect(prepaid.usagesByMeter[0].meterUsages[3]).toMatchObject({ prepaidVendor: 'ATS', prepaidAccountFlag: 'Y' });
    expect(prepaid.usagesByMeter[0].meterUsages[3].prepaidDailyTotal).toBeGreaterThan(1);
    const tiles = await get(`${base('104495507')}/prepaid?fromDate=${addDays(today, -15)}&toDate=${today}`);
    expect(tiles).toMatchObject({ currentBalance: -18.5, lastPaymentAmount: 40, arreCapture: 0, unitOfMeasure: 'Kwh' });
    expect(tiles.avgDailyChg).toBeGreaterThan(tiles.lastDailyEnergyChg / 4);
  });

  it('are none where usage is suspended, hidden, or was never read', async () => {
    const none = { usagesByMeter: [], hasUsageData: false, hasUsageDataForSelectedDateRange: false };
    expect(await daily('104480316')).toMatchObject({ ...none, showUsageSuspendedMsg: true });
    expect(await daily('104495515')).toMatchObject({ ...none, showUsageSuspendedMsg: false });
    const before = await daily(electric, addDays(today, 0), today);
    expect(before).toMatchObject({ usagesByMeter: [], hasUsageData: true, hasUsageDataForSelectedDateRange: false });
    const suspend = 'update usage_settings set is_usage_suspended = $1 where account_number = $2';
    await at.database.pool.query("insert into usage_settings values ('104495507') on conflict do nothing");
    await at.database.pool.query(suspend, [true, '104495507']);
    const tiles = await get(`${base('104495507')}/prepaid?fromDate=${addDays(today, -15)}&toDate=${today}`);
    expect(tiles).toMatchObject({ avgDailyChg: null, lastEnergyUsage: null, currentBalance: -18.5 });
    await at.database.pool.query(suspend, [false, '104495507']);
    expect((await get(`${base('104495515')}/monthly`)).status).toBe(404);
    expect((await get(`${base('104480316')}/monthly`)).meters[0].months).toEqual([]);
  });

  it('are asked for in a range by the rules, and by their member alone', async () => {
    const refused = await at.app.inject({
      url: `${base(electric)}/daily?fromDate=${addDays(today, -181)}&toDate=${today}`,
      headers,
    });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      [{ code: 1906, message: 'The start date should be within 180 days before today.', field: 'fromDate' }],
    ]);
    expect((await daily('104500017')).status).toBe(404);
    const { meters } = (
      await at.database.pool.query(
        "select array_agg(meter_number) as meters from meters where account_number = '104500017'",
      )
    ).rows[0];
    expect((await get(`/v3/member/${member}/meters/${meters[0]}/usage-attributes`)).status).toBe(404);
    const temperatures = await get(`${base(electric)}/temperatures?fromDate=${addDays(today, -5)}&toDate=${today}`);
    expect(temperatures.weatherOverlays).toHaveLength(5);
  });
});

describe('the intervals of a day', () => {
  it('come in the lengths that the meter’s attributes name; a gap stays one', async () => {
    const { attributes } = await get(`/v3/member/${member}/meters/${meter}/usage-attributes`);
    expect(attributes.map((one: { attributeValue: string }) => one.attributeValue)).toEqual(['15', '30', '60']);
    const day = addDays(today, -5);
    const quarters = await intervals(day);
    expect(quarters.selectedIntervalType).toBe(15);
    const { values } = quarters.intervals[0];
    expect(values.filter(({ value }: { value: number | null }) => value === null)).toHaveLength(6);
    const hours = (await intervals(day, '&intervalType=60')).intervals[0].values;
    expect(hours.map(({ value }: { value: number | null }) => value === null).indexOf(true)).toBe(12);
    expect(hours[0].value).toBeCloseTo(
      values.slice(0, 4).reduce((sum: number, one: { value: number }) => sum + one.value, 0),
    );
    expect((await intervals(addDays(today, -10))).intervals[0].estimatedPeriodIds).toHaveLength(96);
    await at.database.pool.query('delete from usage_intervals where day = $1', [addDays(today, -90)]);
    expect(await intervals(addDays(today, -90))).toMatchObject({ selectedIntervalType: null, intervals: [] });
  });

  it('have 23 or 25 hours when clocks change, and name each hour once', async () => {
    const { rows } = await at.database.pool.query(
      `select day::text, cardinality(values_thousandths) as count from usage_intervals
       where meter_number = $1 and cardinality(values_thousandths) <> 96 order by count`,
      [meter],
    );
    expect([...new Set(rows.map(({ count }) => count))]).toEqual([92, 100]);
    for (const { day, count } of rows) {
      const { days } = await get(`${base(electric)}/interval-range?fromDate=${day}&toDate=${day}`);
      expect(days[0].values).toHaveLength(count);
      const hourly = await get(`${base(electric)}/interval-range?fromDate=${day}&toDate=${day}&intervalType=60`);
      expect(hourly.days[0].values).toHaveLength(count / 4);
    }
    const range = await get(`${base(electric)}/interval-range?fromDate=${addDays(today, -60)}&toDate=${today}`);
    expect(range.days).toHaveLength(60);
  });
});

describe('what was written', () => {
  it('is replaced by what comes later, but a reading never by an estimate', async () => {
    const day = addDays(today, -2);
    const shown = async () => (await daily(electric, day, day)).usagesByMeter[0].meterUsages[0];
    await writeUsageDays(at.services.db, [written(day, 20_000), written(day, 21_500)]);
    await writeUsageDays(at.services.db, [written(day, 99_000, 1)]);
    expect(await shown()).toMatchObject({ usageValue: 21.5, status: 'Actual' });
    await writeUsageDays(at.services.db, [written(day, 22_250, 2)]);
    expect(await shown()).toMatchObject({ usageValue: 22.25, status: 'Keyed' });
  });

  it('is merged value by value in intervals', async () => {
    const day = addDays(today, -3);
    const row = (values: (number | null)[], qualities: number[] | null) => ({
      meterNumber: meter,
      day,
      intervalMinutes: 60,
      qualities,
      values: [...values, ...Array.from({ length: 20 }, () => 1000)],
    });
    const ok = Array.from({ length: 20 }, () => 0);
    await writeUsageIntervals(at.services.db, [row([1000, 2000, null, 4000], [0, 1, 0, 0, ...ok])]);
    await writeUsageIntervals(at.services.db, [row([9000, 2500, 3000, null], [1, 0, 1, 0, ...ok])]);
    const { intervals: found, selectedIntervalType } = await intervals(day);
    expect(selectedIntervalType).toBe(60);
    expect(found[0].values.slice(0, 5).map(({ value }: { value: number }) => value)).toEqual([1, 2.5, 3, 4, 1]);
    expect(found[0].estimatedPeriodIds).toEqual([3]);
  });

  it('lies in a partition of its month as soon as there is one', async () => {
    const lies = async () =>
      (
        await at.database.pool.query(
          `select tableoid::regclass::text as place from usage_days where meter_number = 'M-late' order by 1`,
        )
      ).rows.map(({ place }) => place);
    const late = { ...written('2031-02-28', 1000), meterNumber: 'M-late' };
    await writeUsageDays(at.services.db, [late, { ...late, day: '2031-03-01' }]);
    expect(await lies()).toEqual(['usage_days_default', 'usage_days_default']);
    await Promise.all([1, 2, 3].map(() => makeUsagePartitions(at.services.db, ['2031-02', 'nonsense', '1066-01'])));
    expect(await lies()).toEqual(['usage_days_2031_02', 'usage_days_default']);
  });
});

it('the worker makes the partitions of the months to come', async () => {
  const jobs = await openJobQueue(at.database.url, { worker: true });
  try {
    await usagePartitionsJob(jobs, { db: at.services.db, clock: { now: () => new Date('2033-11-15T12:00:00Z') } });
    await vi.waitFor(
      async () => {
        const { rows } = await at.database.pool.query(
          "select to_regclass('usage_days_2033_11') as this, to_regclass('usage_intervals_2034_02') as last",
        );
        expect(rows[0]).toEqual({ this: 'usage_days_2033_11', last: 'usage_intervals_2034_02' });
      },
      { timeout: 15_000, interval: 300 },
    );
  } finally {
    await jobs.close();
  }
});

it('a meter that moved to another account keeps each household’s days to itself', async () => {
  const moved = addDays(today, -8);
  await at.database.pool.query(
    "insert into meters (account_number, meter_number, meter_type, installed_on) values ('104480324', $1, 'Electric', $2)",
    [meter, moved],
  );
  const dates = (answer: { usagesByMeter: { meterId: string; meterUsages: { date: string }[] }[] }) =>
    answer.usagesByMeter.find(({ meterId }) => meterId === meter)?.meterUsages.map(({ date }) => date);
  const before = dates(await daily(electric));
  const after = dates(await daily('104480324'));
  await at.database.pool.query("delete from meters where account_number = '104480324' and meter_number = $1", [meter]);
  expect([before?.[0], before?.at(-1)]).toEqual([addDays(today, -15), addDays(moved, -1)]);
  expect([after?.[0], after?.at(-1)]).toEqual([moved, addDays(today, -1)]);
});

it('an account’s schedule says what its bill will come to, unless the bills say otherwise (rates-11)', async () => {
  const name = (code: string | null) =>
    at.database.pool.query('update usage_settings set rate_schedule = $1 where account_number = $2', [code, electric]);
  const asked = async () => ({
    expected: (await get(`${base(electric)}/insight`)).expectedBill,
    rate: (await get(base(electric))).rate,
  });
  const own = await asked();
  const { periodStart, periodEnd, expectedUsage, expectedAmount } = own.expected;
  const priced = priceBill(
    at.services.schedules.get('RES') ?? [],
    { kind: 'register', delivered: Math.round(expectedUsage * 1000) },
    { from: periodStart, to: periodEnd, timeZone: 'America/Los_Angeles' },
  );
  expect(priced).toMatchObject({ kind: 'priced', total: Math.round(expectedAmount * 100) });
  expect(own.rate.basis).toBe('rate');
  await name(null);
  const imported = await asked();
  // Another code than the account has: its bills don't agree, so it is as if none were named.
  await name('SOLAR');
  expect(await asked()).toEqual(imported);
  await name('NO-SUCH');
  expect(await asked()).toEqual(imported);
  await name('RES');
  expect(await asked()).toEqual(own);
});

it('the months and the insight speak of the same days', async () => {
  const monthly = await get(`${base(electric)}/monthly`);
  expect(monthly).toMatchObject({ isOtherService: false, unitOfMeasure: 'Kwh' });
  expect(monthly.bills).toHaveLength(13);
  expect(monthly.bills[0].averageTemperature).toBeGreaterThan(monthly.bills[12].averageTemperature - 30);
  expect(monthly.meters[0].months[1].averageTemperature).not.toBeNull();
  const insight = await get(`${base(electric)}/insight`);
  expect(insight.expectedBill.basis).toBe('rate');
  expect(monthly.expectedBill).toEqual(insight.expectedBill);
  expect(insight.expectedBill.range.least).toBeLessThanOrEqual(insight.expectedBill.expectedAmount);
  expect(insight.highUsageDays.map(({ date }: { date: string }) => date)).toContain(addDays(today, -6));
  const yesterday = addDays(today, -1);
  if (yesterday.slice(0, 7) === today.slice(0, 7)) {
    expect(insight.thisMonth.toDate).toBe(yesterday);
    expect(insight.thisMonth.total).toBeCloseTo(monthly.meters[0].months[0].total, 6);
    expect(insight.comparedToLastYear.against.daysRead).toBe(insight.thisMonth.days);
    expect(insight.comparedToLastMonth.weatherPart).not.toBeNull();
  } else expect(insight.thisMonth).toBeNull();
  expect((await get(`${base('104480324')}/insight`)).expectedBill.basis).toBe('lastBill');
  expect((await get('/v3/usage/config')).usageSortOrder).toMatch(/ASC|DESC/);
});
