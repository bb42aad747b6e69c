import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measured } from '../support/measured-command.ts';
import { coopProgram, productSettings, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/**
 * A co-op of 18,000 members imported for the first time by `coop import`: how long it takes, and how much memory the command
 * needs, without the lines of bills (1.1 million rows) or with them (3 million); then the night after it, with a day's usage
 * of 30,000 meters. `--folder` imports another one. Linux only.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, lines: { type: 'boolean', default: false } },
});

/** Meters of which a night brings a day. */
const metersANight = 30_000;

await withScratchDatabase(async ({ url, pool }, scratch) => {
  const coop = await coopProgram();
  // As production runs it: whether the program is built is not looked up each time.
  const settings = { ...(await productSettings(url, scratch)), NODE_ENV: 'production' };
  const folder = values.folder ?? join(scratch, 'co-op');
  if (values.folder === undefined) {
    const options = ['--out', folder, '--members', '18000', '--seed', '7', '--as-of', '2026-11-20'];
    await measured(coop, ['generate', ...options], settings);
    if (!values.lines) await rm(join(folder, 'bill-lines.csv'));
  }
  const { status, output, seconds, megabytes } = await measured(coop, ['import', folder], settings);
  if (status !== 0) throw new Error(output);
  const what = values.lines ? 'first import of 3 million rows' : 'first import of 1.1 million rows';
  report({ what, measured: seconds, unit: 's', bound: { most: values.lines ? 240 : 60 } });
  report({ what: `memory of the ${what}`, measured: megabytes, unit: 'MB', bound: { most: 200 } });

  const { rows: meters } = await pool.query<{ number: string }>(
    'select distinct meter_number as number from meters order by 1 limit $1',
    [metersANight],
  );
  const night = join(scratch, 'night');
  await mkdir(night);
  const lines = meters.map(({ number }, at) => `${number},2026-11-20,${12 + (at % 40)}.5,3.25,${40_000 + at},Actual`);
  await writeFile(
    join(night, 'usage-days.csv'),
    ['meterNumber,day,usage,demand,endReading,status', ...lines, ''].join('\n'),
  );
  const after = await measured(coop, ['import', night], settings);
  if (after.status !== 0) throw new Error(after.output);
  const brought = `a night's usage of ${meters.length.toLocaleString('en-US')} meters`;
  report({ what: brought, measured: after.seconds, unit: 's', bound: { most: 3 } });
});
