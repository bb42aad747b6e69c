import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { writeUsageIntervals } from '../usage/public.ts';
import { priceDays } from './price-days.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const account = '104471882';
const url = `/v3/member/200017/accounts/${account}/usage`;
const timeZone = 'America/Los_Angeles';

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeEach(async () => {
  await query("update usage_settings set rate_schedule = 'TOU' where account_number = $1", account);
  await query('delete from priced_days');
});

const price = () => priceDays({ ...at.services, timeZone });
const kept = () => query('select account_number, day::text, schedule, cost_cents from priced_days order by day');
async function get(path: string) {
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return (await at.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).json();
}
const today = () => todayAt(at.services.clock, timeZone);

describe('the night (rates-15)', () => {
  it('prices the days of accounts on rates with hours, and twice is once', async () => {
    const first = await price();
    expect(first.accounts).toBe(1);
    expect(first.days).toBeGreaterThan(50);
    const days = await kept();
    expect(days.every(({ schedule }) => schedule === 'TOU')).toBe(true);
    expect(days.filter(({ cost_cents: cost }) => cost > 0).length).toBeGreaterThan(50);
    expect((await price()).days).toBeLessThan(8);
    expect(await kept()).toEqual(days);
  });

  it('two at once write the same, and what a killed one left out the next one makes up for', async () => {
    await Promise.all([price(), price()]);
    const days = await kept();
    await query('delete from priced_days where day < (select max(day) from priced_days) - 20');
    await price();
    expect(await kept()).toEqual(days);
  });

  it('a reading that is corrected is priced again, and one that is lacking has no cost', async () => {
    await price();
    const day = addDays(today(), -3);
    const costOf = async () => (await query('select cost_cents from priced_days where day = $1', day))[0]?.cost_cents;
    const before = await costOf();
    const meter = "(select meter_number from meters where account_number = '104471882' limit 1)";
    const [{ values }] = await query(
      `select values_thousandths as values from usage_intervals where meter_number = ${meter} and day = $1`,
      day,
    );
    const change = (to: unknown[]) =>
      query(`update usage_intervals set values_thousandths = $2 where meter_number = ${meter} and day = $1`, day, to);
    await change(values.map((value: number) => value * 2));
    await price();
    expect(await costOf()).toBeGreaterThan(before);
    await change([null, ...values.slice(1)]);
    await price();
    expect(await costOf()).toBeNull();
    await change(values);
  });

  it('a day that was known in part is priced once the rest of it has come, however late', async () => {
    const day = addDays(today(), -20);
    const costOf = async () => (await query('select cost_cents from priced_days where day = $1', day))[0]?.cost_cents;
    const meter = "(select meter_number from meters where account_number = '104471882' limit 1)";
    const [{ meterNumber, values, intervalMinutes }] = await query(
      `update usage_intervals new set values_thousandths = array[null::int] || old.values_thousandths[2:], changed_at = old.changed_at
       from usage_intervals old where new.meter_number = ${meter} and new.day = $1 and old.meter_number = new.meter_number
         and old.day = new.day
       returning new.meter_number as "meterNumber", old.values_thousandths as values, old.interval_minutes as "intervalMinutes"`,
      day,
    );
    await price();
    expect(await costOf()).toBeNull();
    await writeUsageIntervals(at.services.db, [{ meterNumber, day, intervalMinutes, values, qualities: null }]);
    await price();
    expect(await costOf()).toBeGreaterThan(0);
  });

  it('an account on one price for all of it has none', async () => {
    await query("update usage_settings set rate_schedule = 'RES' where account_number = $1", account);
    expect(await price()).toEqual({ accounts: 0, days: 0 });
  });
});

describe('what the member reads of it', () => {
  /** Bills as the schedule makes them: by the demo’s they would contradict it. */
  const agree = async (factor: number) => {
    const { expectedBill } = await get(`${url}/insight`);
    await query(
      `update bills set actual_charges_cents = round($2 * usage_quantity) where account_number = $1 and usage_quantity is not null`,
      account,
      factor,
    );
    return expectedBill;
  };

  it('days in dollars and an expected bill, where the bills agree with the schedule (rates-16)', async () => {
    await price();
    const span = `fromDate=${addDays(today(), -14)}&toDate=${addDays(today(), -1)}`;
    const rows = async () => (await get(`${url}/daily?${span}`)).usagesByMeter[0].meterUsages;
    await agree(1);
    expect((await rows()).every(({ cost }: { cost: number | null }) => cost === null)).toBe(true);
    await query(
      'delete from bills where account_number = $1 and bill_date < (select max(bill_date) from bills b where b.account_number = $1)',
      account,
    );
    const [{ from, to }] = await query(
      'select (bill_date - days_billed)::text as from, (bill_date - 1)::text as to from bills where account_number = $1',
      account,
    );
    const [{ sum }] = await query(
      'select sum(cost_cents) as sum from priced_days where account_number = $1 and day between $2 and $3',
      account,
      from,
      to,
    );
    await query('update bills set actual_charges_cents = $2 where account_number = $1', account, sum);
    const told = (await rows()).filter(({ cost }: { cost: number | null }) => cost !== null);
    expect(told.length).toBeGreaterThan(10);
    const { expectedBill } = await get(`${url}/insight`);
    expect(expectedBill).toMatchObject({ basis: 'rate' });
    expect(expectedBill.expectedAmount).toBeGreaterThan(20);
  });
});
