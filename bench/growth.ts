import { parseArgs } from 'node:util';
import { addDays } from '@rochdale/domain/dates';
import { defaultPlace, demoPassword, generateCoOp } from '../apps/api/src/features/generating/public.ts';
import { importFolder } from '../apps/api/src/features/importing/public.ts';
import { makeUsagePartitions } from '../apps/api/src/features/usage/public.ts';
import { startChild } from '../apps/api/src/platform/child-program.ts';
import { systemClock, todayAt } from '../apps/api/src/platform/clock.ts';
import { productSettings, programAt, scratchVault, withScratchDatabase } from './product.ts';

/** What 180 days of one meter cost through the API, in a small co-op and in the same one grown; and what they weigh. */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1000' },
    to: { type: 'string', default: '100000' },
    days: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '600' },
  },
});
const small = Number(values.from);
const large = Number(values.to);
const days = Number(values.days);
const rounds = Number(values.rounds);
/** Accounts of the member who asks, spread over all: another one each time, so that no page stays warm by itself. */
const asked = 500;
const bound = 1.2;

await withScratchDatabase(async ({ db, pool, url }, folder) => {
  const today = todayAt(systemClock, defaultPlace.timeZone);
  const first = addDays(today, -days);
  const co = `${folder}/co-op`;
  await generateCoOp({ folder: co, members: 5, seed: 1, asOf: today, place: defaultPlace, named: true });
  await importFolder({ folder: co, pool, vault: scratchVault() });
  const months = new Set(Array.from({ length: days }, (_, index) => addDays(first, index).slice(0, 7)));
  await makeUsagePartitions(db, [...months]);

  const grow = async (from: number, to: number): Promise<void> => {
    const began = performance.now();
    await pool.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type)
       select (700000000 + n)::text, case when n % greatest($2 / $3, 1) = 0 then '200066' else '200025' end, 'A Member', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric'
       from generate_series($1::int, $2::int - 1) n`,
      [from, to, asked],
    );
    await pool.query(
      `insert into meters (account_number, meter_number, meter_type)
       select (700000000 + n)::text, (80000000 + n)::text, 'Electric' from generate_series($1::int, $2::int - 1) n`,
      [from, to],
    );
    for (const month of months)
      await pool.query(
        `insert into usage_days (meter_number, day, usage_thousandths, demand_thousandths, end_reading_thousandths, status)
         select (80000000 + n)::text, day, 20000 + (n * 31 + extract(doy from day)::int * 977) % 30000, 3000 + n % 4000, 40000000 + n, 0
         from generate_series($1::int, $2::int - 1) n,
           (select day::date from generate_series($3::date, $4::date - 1, '1 day') day where to_char(day, 'YYYY-MM') = $5) days
         order by n, day`,
        [from, to, first, today, month],
      );
    await pool.query('vacuum (analyze)');
    const seconds = (performance.now() - began) / 1000;
    console.log(`${((to - from) * days).toLocaleString('en-US')} rows laid down in ${seconds.toFixed(0)} s`);
  };

  const settings = await productSettings(url, folder);
  const api = await startChild('API', programAt('apps/api/src/server.ts'), settings);
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<Record<string, unknown>>;
  };
  const { accessToken } = await call('/v3/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'rufus.teague', password: demoPassword }),
  });
  const headers = { authorization: `Bearer ${accessToken}` };

  /** Milliseconds at the 95th of a hundred, and at the middle. */
  const measure = async (): Promise<{ p95: number; median: number }> => {
    const { rows } = await pool.query<{ number: string }>(
      "select account_number as number from accounts where member_number = '200066' and account_number like '7%' order by random()",
    );
    const times: number[] = [];
    for (let round = -50; round < rounds; round += 1) {
      const account = rows[(round + 50) % rows.length]?.number;
      const path = `/v3/member/200066/accounts/${account}/usage/daily?fromDate=${addDays(today, -180)}&toDate=${today}`;
      const began = performance.now();
      await call(path, { headers });
      if (round >= 0) times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor(rounds * part)] ?? 0;
    return { p95: at(0.95), median: at(0.5) };
  };
  const told = (meters: number, { p95, median }: { p95: number; median: number }) =>
    console.log(
      `${meters.toLocaleString('en-US')} meters, ${days} days: p95 ${p95.toFixed(2)} ms, median ${median.toFixed(2)} ms`,
    );

  await grow(0, small);
  const before = await measure();
  told(small, before);
  await grow(small, large);
  const after = await measure();
  told(large, after);
  console.log(
    `180 days of one meter: ratio ${(after.p95 / before.p95).toFixed(2)} at p95 (bound: ${bound}), ${(after.median / before.median).toFixed(2)} at the median`,
  );

  const weight = async (table: string) => {
    const { rows } = await pool.query<{ bytes: string }>(
      'select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = $1::regclass',
      [table],
    );
    return Number(rows[0]?.bytes ?? 0);
  };
  const perYear = ((await weight('usage_days')) / large / days) * 365;
  console.log(`days: ${(perYear / 1024).toFixed(1)} kB a meter and year`);
  const measured = 500;
  const alone = await weight('usage_intervals');
  await pool.query(
    `insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths)
     select (80000000 + n)::text, day::date, 15, array(select (random() * 900)::int from generate_series(1, 96 + 0 * n))
     from generate_series(1, $1::int) n, generate_series($2::date, $3::date - 1, '1 day') day`,
    [measured, first, today],
  );
  const quarters = (((await weight('usage_intervals')) - alone) / measured / days) * 365;
  console.log(`quarter hours: ${(quarters / 1024).toFixed(1)} kB a meter and year`);
  await api.stop();
});
