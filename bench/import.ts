import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { scratchVault, withScratchDatabase } from './support/product.ts';
import { report } from './support/report.ts';

/** Rows a second through the importer, beside the same number of rows in one bare insert. */
await withScratchDatabase(async ({ pool }, folder) => {
  const co = join(folder, 'co-op');
  await generateCoOp({ folder: co, members: 10_000, seed: 1, asOf: '2026-11-20', place: defaultPlace, named: false });
  const began = performance.now();
  const imported = await importFolder({ folder: co, pool, vault: scratchVault(), timeZone: defaultPlace.timeZone });
  const seconds = (performance.now() - began) / 1000;
  const rows = imported.files.reduce((sum, file) => sum + file.rows, 0);

  const bills = (await readFile(join(co, 'bills.csv'), 'utf8'))
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  await pool.query(
    'create table bare (account_number text, bill_date date, bill_number text, primary key (account_number, bill_date, bill_number))',
  );
  const bareBegan = performance.now();
  for (let at = 0; at < bills.length; at += 2000) {
    const batch = bills.slice(at, at + 2000);
    const column = (index: number) => batch.map((fields) => fields[index]);
    await pool.query('insert into bare select * from unnest($1::text[], $2::date[], $3::text[])', [
      column(0),
      column(1),
      column(2),
    ]);
  }
  const bareSeconds = (performance.now() - bareBegan) / 1000;
  const rate = rows / seconds;
  const bareRate = bills.length / bareSeconds;
  console.log(`import: ${rows} rows in ${seconds.toFixed(1)} s`);
  report({ what: 'import of all kinds', measured: rate, unit: 'rows/s', bound: { least: 20_000 } });
  console.log(`bare insert of three columns: ${Math.round(bareRate)} rows/s; ratio ${(rate / bareRate).toFixed(2)}`);

  await usage('usage-days.csv', 'meterNumber,day,usage,demand,endReading,status', 3000, 100, (meter, day) => [
    `${meter},${day},${(20 + Math.random() * 20).toFixed(3)},3.4,${(40_000 + Math.random() * 900).toFixed(1)},`,
  ]);
  await usage('usage-intervals.csv', 'meterNumber,day,intervalMinutes,values,qualities', 500, 60, (meter, day) => [
    `${meter},${day},15,${Array.from({ length: 96 }, () => (Math.random() * 0.9).toFixed(3)).join(' ')},`,
  ]);

  /** Imports a file of usage alone, then the same file again, which replaces every row. */
  async function usage(
    file: string,
    header: string,
    meters: number,
    days: number,
    rowsOf: (meter: number, day: string) => readonly string[],
  ): Promise<void> {
    const alone = join(folder, file.replace('.csv', ''));
    await mkdir(alone);
    const lines = Array.from({ length: meters * days }, (_, index) =>
      rowsOf(80_000_000 + Math.floor(index / days), addDays('2026-06-01', index % days)),
    ).flat();
    await writeFile(join(alone, file), `${[header, ...lines].join('\n')}\n`);
    for (const what of ['new', 'again']) {
      const start = performance.now();
      await importFolder({ folder: alone, pool, vault: scratchVault() });
      const took = (performance.now() - start) / 1000;
      console.log(`${file}, ${what}: ${lines.length} rows, ${Math.round(lines.length / took)} rows/s`);
    }
  }
});
