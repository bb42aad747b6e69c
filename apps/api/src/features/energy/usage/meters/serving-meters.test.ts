import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { usageOf } from '../../../communications/notices/facts/usage-facts-store.ts';
import { servingMeters } from './serving-meters-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
let today: string;
let old: string;

const account = '104471882';
const base = `/v3/member/200017/accounts/${account}/usage`;
const get = async (path = '') => (await at.app.inject({ url: `${base}${path}`, headers })).json();
const query = (text: string, ...values: unknown[]) => at.database.pool.query(text, values);

beforeAll(async () => {
  at = await testApp();
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
  const found = await get();
  today = found.today;
  old = found.meters[0];
});
afterAll(() => at.close());

const install = (meter: string, type: string, day: string) =>
  query(
    'insert into meters (account_number, meter_number, meter_type, installed_on) values ($1, $2, $3, $4)',
    account,
    meter,
    type,
    day,
  );

it('a meter of another service is told in its own unit, and nothing of it is added to the account’s', async () => {
  const yesterday = addDays(today, -1);
  const used = async () => (await usageOf(at.services.db, [account], [yesterday])).get(account)?.days;
  const told = async () => [await used(), (await get('/insight')).expectedBill, (await get('/monthly')).expectedBill];
  const before = await told();
  await install('A-WATER', 'Water', addDays(today, -40));
  await query(
    `insert into usage_days (meter_number, day, usage_thousandths, status)
     select 'A-WATER', day::date, 150000, 0 from generate_series($1::date, $2::date, '1 day') day`,
    addDays(today, -40),
    yesterday,
  );
  expect(await told()).toEqual(before);
  expect((await get()).meters).toEqual([old, 'A-WATER']);
  const { usagesByMeter } = await get(`/daily?fromDate=${addDays(today, -5)}&toDate=${today}`);
  expect(
    usagesByMeter.map((one: { meterUsages: { unitOfMeasure: string }[] }) => one.meterUsages[0]?.unitOfMeasure),
  ).toEqual(['Kwh', 'gallon']);
  expect(await get('/insight?meterId=A-WATER')).toMatchObject({ unitOfMeasure: 'gallon', expectedBill: null });
  const units = (await get('/monthly')).meters.map((one: { unitOfMeasure: string }) => one.unitOfMeasure);
  expect(units).toEqual(['Kwh', 'gallon']);
  const range = `fromDate=${yesterday}&toDate=${yesterday}&meterId=A-WATER`;
  expect(await get(`/interval-range?${range}`)).toMatchObject({ meterId: 'A-WATER', unitOfMeasure: 'gallon' });
  await query("delete from usage_days where meter_number = 'A-WATER'");
  await query("delete from meters where meter_number = 'A-WATER'");
});

it('a meter that was exchanged serves until the other came in, which goes before it', async () => {
  const expected = (await get('/insight')).expectedBill;
  const day = addDays(today, -9);
  await install('Z-NEW', 'Electric', day);
  for (const table of ['usage_days', 'usage_intervals'])
    await query(`update ${table} set meter_number = 'Z-NEW' where meter_number = $1 and day >= $2`, old, day);
  expect(await servingMeters(at.services.db, account)).toMatchObject([
    { meterNumber: 'Z-NEW', firstDay: day, lastDay: null, exchange: undefined },
    { meterNumber: old, lastDay: addDays(day, -1), exchange: { day, to: 'Z-NEW' } },
  ]);
  const span = `fromDate=${addDays(today, -20)}&toDate=${today}`;
  expect((await get(`/interval-range?${span}`)).meterId).toBe('Z-NEW');
  expect((await get('/insight')).expectedBill).toEqual(expected);
  const days = (await get(`/daily?${span}`)).usagesByMeter;
  expect(days.map(({ meterId }: { meterId: string }) => meterId)).toEqual(['Z-NEW', old]);
});
