import { parseArgs } from 'node:util';
import { addDays } from '@rochdale/domain/dates';
import { makeUsagePartitions } from '../apps/api/src/features/energy/usage/public.ts';
import { defaultPlace, demoPassword, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { systemClock, todayAt } from '../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../apps/api/src/platform/database/database.ts';
import { startChild } from '../apps/api/src/platform/process/child-program.ts';
import { builtProgram, productSettings, scratchVault, withScratchDatabase } from './support/product.ts';
import { report } from './support/report.ts';

/**
 * What 180 days of one meter cost through the API, in a small co-op and in a large one beside it, asked in turns; and
 * what a meter's usage weighs. `--from 1000 --to 1000000` needs some 40 GB.
 */
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
const today = todayAt(systemClock, defaultPlace.timeZone);
const first = addDays(today, -days);

/** A co-op of so many meters behind an API of its own. */
async function coOp({ db, pool, url }: OpenDatabase, folder: string, meters: number) {
  await generateCoOp({
    folder: `${folder}/co-op`,
    members: 5,
    seed: 1,
    asOf: today,
    place: defaultPlace,
    named: true,
  });
  await importFolder({ folder: `${folder}/co-op`, pool, vault: scratchVault() });
  const months = new Set(Array.from({ length: days }, (_, index) => addDays(first, index).slice(0, 7)));
  await makeUsagePartitions(db, [...months]);
  const began = performance.now();
  await pool.query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type)
     select (700000000 + n)::text, case when n % greatest($1::int / $2::int, 1) = 0 then '200066' else '200025' end, 'A Member',
       n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric'
     from generate_series(0, $1::int - 1) n`,
    [meters, asked],
  );
  await pool.query(
    `insert into meters (account_number, meter_number, meter_type)
     select (700000000 + n)::text, (80000000 + n)::text, 'Electric' from generate_series(0, $1::int - 1) n`,
    [meters],
  );
  for (const month of months)
    await pool.query(
      `insert into usage_days (meter_number, day, usage_thousandths, demand_thousandths, end_reading_thousandths, status)
       select (80000000 + n)::text, day, 20000 + (n * 31 + extract(doy from day)::int * 977) % 30000, 3000 + n % 4000, 40000000 + n, 0
       from generate_series(0, $1::int - 1) n,
         (select day::date from generate_series($2::date, $3::date - 1, '1 day') day where to_char(day, 'YYYY-MM') = $4) days
       order by n, day`,
      [meters, first, today, month],
    );
  await pool.query('vacuum (analyze)');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${(meters * days).toLocaleString('en-US')} rows laid down in ${seconds} s`);

  const settings = await productSettings(url, folder);
  const api = await startChild('API', await builtProgram('server'), settings);
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<Record<string, unknown>>;
  };
  // Signed in when it is first asked: laying down a large co-op takes longer than a session lasts.
  const signIn = async () =>
    call('/v3/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'rufus.teague', password: demoPassword }),
    });
  let session: ReturnType<typeof signIn> | undefined;
  const { rows } = await pool.query<{ number: string }>(
    "select account_number as number from accounts where member_number = '200066' and account_number like '7%' order by random()",
  );
  return {
    /** Milliseconds of one call. */
    ask: async (round: number): Promise<number> => {
      const account = rows[round % rows.length]?.number;
      const path = `/v3/member/200066/accounts/${account}/usage/daily?fromDate=${addDays(today, -180)}&toDate=${today}`;
      session ??= signIn();
      const { accessToken } = await session;
      const start = performance.now();
      await call(path, { headers: { authorization: `Bearer ${accessToken}` } });
      return performance.now() - start;
    },
    stop: () => api.stop(),
  };
}

/** Bytes of a table's partitions. */
async function weightOf({ pool }: OpenDatabase, table: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = $1::regclass',
    [table],
  );
  return Number(rows[0]?.bytes ?? 0);
}

const told = (meters: number, times: number[]): { p95: number; median: number } => {
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  console.log(
    `${meters.toLocaleString('en-US')} meters: p95 ${at(0.95).toFixed(2)} ms, median ${at(0.5).toFixed(2)} ms`,
  );
  return { p95: at(0.95), median: at(0.5) };
};

await withScratchDatabase((smallDatabase, smallFolder) =>
  withScratchDatabase(async (largeDatabase, largeFolder) => {
    const few = await coOp(smallDatabase, smallFolder, small);
    const many = await coOp(largeDatabase, largeFolder, large);
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let round = -50; round < rounds; round += 1) {
      const pair = [await few.ask(round + 50), await many.ask(round + 50)] as const;
      if (round < 0) continue;
      times.few.push(pair[0]);
      times.many.push(pair[1]);
    }
    const [before, after] = [told(small, times.few), told(large, times.many)];
    console.log(`at the median: ratio ${(after.median / before.median).toFixed(2)}`);
    report({
      what: `180 days of one meter, p95 at ${large.toLocaleString('en-US')} to p95 at ${small.toLocaleString('en-US')}`,
      measured: after.p95 / before.p95,
      unit: 'ratio',
      bound: { most: bound },
    });
    await Promise.all([few.stop(), many.stop()]);

    const kilobytesAYear = (bytes: number, meters: number) => ((bytes / meters / days) * 365) / 1024;
    const ofDays = kilobytesAYear(await weightOf(largeDatabase, 'usage_days'), large);
    console.log(`days: ${ofDays.toFixed(1)} kB a meter and year`);
    const measured = 500;
    const alone = await weightOf(smallDatabase, 'usage_intervals');
    await smallDatabase.pool.query(
      `insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths)
       select (90000000 + n)::text, day::date, 15, array(select (random() * 900)::int from generate_series(1, 96 + 0 * n))
       from generate_series(1, $1::int) n, generate_series($2::date, $3::date - 1, '1 day') day`,
      [measured, first, today],
    );
    const ofQuarters = kilobytesAYear((await weightOf(smallDatabase, 'usage_intervals')) - alone, measured);
    console.log(`quarter hours: ${ofQuarters.toFixed(1)} kB a meter and year`);
  }),
);
