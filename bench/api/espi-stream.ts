import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addDays } from '@rochdale/domain/dates';
import { functionBlocks } from '@rochdale/domain/energy/green-button/function-blocks';
import { openAccount } from '../../apps/api/src/features/energy/espi/open-account.ts';
import { resourcesOf } from '../../apps/api/src/features/energy/espi/resources.ts';
import { loadSchedules } from '../../apps/api/src/features/energy/rates/public.ts';
import { makeUsagePartitions } from '../../apps/api/src/features/energy/usage/public.ts';
import { loadSite } from '../../apps/api/src/features/website/site/load-site.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import { primaryReads } from '../../apps/api/src/platform/database/read-replica.ts';
import { programAt, scratchVault, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/**
 * What a year of quarter hours of one meter (35,040 intervals) takes of memory while it is written as Green Button: no more
 * than a month does. The largest heap after a collection, above what there was before. `npx tsx bench/api/espi-stream.ts`.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const folder = programAt('coops/cedar-ridge');
const site = await loadSite(folder);
const schedules = await loadSchedules(folder);
const today = todayAt(systemClock, site.timeZone);
const accountNumber = '700000000';
/** Entries between two looks at the heap. */
const lookEvery = 20;

await withScratchDatabase(async ({ db, pool }) => {
  const first = addDays(today, -365);
  const months = Array.from({ length: 366 }, (_, back) => addDays(today, -back).slice(0, 7));
  await makeUsagePartitions(db, [...new Set(months)]);
  await pool.query(`insert into members (member_number, first_name, last_name) values ('200066', 'A', 'Member')`);
  await pool.query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type) values ($1, '200066', 'A Member', '1 Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric')`,
    [accountNumber],
  );
  await pool.query(
    `insert into meters (account_number, meter_number, meter_type) values ($1, '80000000', 'Electric')`,
    [accountNumber],
  );
  await pool.query(
    `insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths)
     select '80000000', day, 15, array(select 200 + quarter * 977 % 3000 from generate_series(1, 96) quarter)
     from (select day::date from generate_series($1::date, $2::date, '1 day') day) days`,
    [first, addDays(today, -1)],
  );
  const reads = primaryReads(db);
  const publicUrl = 'http://localhost:3000';
  const services = { db, reads, clock: systemClock, site: () => site, schedules, vault: scratchVault(), publicUrl };
  const bearer = {
    ...{ loginId: 'bench', accounts: [accountNumber], functionBlocks, limitKey: 'bench', holder: 'bench' },
    ...{ since: undefined, until: undefined, subscriptionId: undefined },
  };

  /** Writes the days from one on; how many readings that were, and the most memory in megabytes. */
  const pull = async (fromDay: string): Promise<{ readings: number; megabytes: number; seconds: number }> => {
    const open = await openAccount(services, db, { accountNumber, bearer, asked: { fromDay } });
    if (!open) throw new Error('The account is not there.');
    collect();
    const before = process.memoryUsage().heapUsed;
    const began = performance.now();
    let [readings, most, entries] = [0, 0, 0];
    for await (const { xml } of resourcesOf(services, systemClock.now()).batch([open])) {
      readings += xml.split('<IntervalReading>').length - 1;
      entries += 1;
      if (entries % lookEvery !== 0) continue;
      collect();
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    return { readings, megabytes: most / 1e6, seconds: (performance.now() - began) / 1000 };
  };

  await pull(addDays(today, -3));
  const month = await pull(addDays(today, -30));
  const year = await pull(first);
  console.log(`a month: ${month.readings} readings, ${month.megabytes.toFixed(2)} MB, ${month.seconds.toFixed(1)} s`);
  console.log(`a year: ${year.readings} readings, ${year.megabytes.toFixed(2)} MB, ${year.seconds.toFixed(1)} s`);
  const what = 'a year of quarter hours written as Green Button';
  report({ what: `${what}, readings`, measured: year.readings, unit: 'readings', bound: { least: 34_900 } });
  report({
    what: `${what}, memory above a month’s`,
    measured: year.megabytes - month.megabytes,
    unit: 'MB',
    bound: { most: 3 },
  });
});
