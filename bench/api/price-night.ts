import { parseArgs } from 'node:util';
import { addDays } from '@rochdale/domain/dates';
import { priceDays } from '../../apps/api/src/features/energy/priced-days/public.ts';
import { loadSchedules } from '../../apps/api/src/features/energy/rates/public.ts';
import { makeUsagePartitions } from '../../apps/api/src/features/energy/usage/public.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import { programAt, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/**
 * The night that prices days, from readings in the database to costs in it: yesterday's hours of many accounts on the demo's
 * time-of-use schedule, with the week before that is priced again, and the first night of all.
 * `npx tsx bench/api/price-night.ts`.
 */
const { values } = parseArgs({
  options: { accounts: { type: 'string', default: '20000' }, days: { type: 'string', default: '8' } },
});
const [accounts, days] = [Number(values.accounts), Number(values.days)];
const timeZone = 'America/Los_Angeles';
const today = todayAt(systemClock, timeZone);
const schedules = await loadSchedules(programAt('coops/cedar-ridge'));

await withScratchDatabase(async ({ db, pool }) => {
  const first = addDays(today, -days);
  await makeUsagePartitions(db, [...new Set([first.slice(0, 7), today.slice(0, 7)])]);
  const insert = (into: string, select: string, ...more: unknown[]) =>
    pool.query(`insert into ${into} select ${select} from generate_series(0, $1::int - 1) n`, [accounts, ...more]);
  const account = '(700000000 + n)::text';
  await pool.query(`insert into members (member_number, first_name, last_name) values ('200066', 'A', 'Member')`);
  await insert(
    `accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type)`,
    `${account}, '200066', 'A Member', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric'`,
  );
  await insert('usage_settings (account_number, rate_schedule)', `${account}, 'TOU'`);
  await insert('meters (account_number, meter_number, meter_type)', `${account}, (80000000 + n)::text, 'Electric'`);
  const read = (from: string, to: string) =>
    pool.query(
      `insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths)
       select (80000000 + n)::text, day, 60, array(
         select 200 + (n * 31 + hour * 977) % 3000 from generate_series(1, (extract(epoch from
           ((day + 1)::timestamp at time zone $4) - (day::timestamp at time zone $4)) / 3600)::int) hour)
       from generate_series(0, $1::int - 1) n, (select day::date from generate_series($2::date, $3::date, '1 day') day) days`,
      [accounts, from, to, timeZone],
    );
  const night = async () => {
    const began = performance.now();
    const priced = await priceDays({ db, clock: systemClock, schedules, timeZone });
    return { seconds: (performance.now() - began) / 1000, days: priced.days };
  };

  await read(first, addDays(today, -2));
  await pool.query('vacuum (analyze)');
  const earlier = await night();
  console.log(`the first night: ${earlier.days} days in ${earlier.seconds.toFixed(1)} s`);
  const yesterday = addDays(today, -1);
  await read(yesterday, yesterday);
  const { seconds, days: priced } = await night();
  const { rows } = await pool.query<{ costs: number }>(
    'select count(cost_cents)::int as costs from priced_days where day = $1',
    [yesterday],
  );
  const counts = { measured: rows[0]?.costs ?? 0, unit: 'accounts', bound: { least: accounts } };
  report({ what: 'a night prices yesterday, accounts with a cost then', ...counts });
  report({
    what: `a night prices the last hours of ${accounts.toLocaleString('en-US')} accounts, ${priced.toLocaleString('en-US')} days`,
    measured: seconds,
    unit: 's',
    bound: { most: 300 },
  });
});
