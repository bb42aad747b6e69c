import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBroughtLogins } from '../support/brought-logins.ts';
import { measured } from '../support/measured-command.ts';
import { coopProgram, productSettings, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/** How long `coop import` takes for logins with another system's hashes, and the same again, with the memory that it held. Linux only. */
const { values } = parseArgs({ options: { logins: { type: 'string', default: '70000' } } });
const count = Number(values.logins);

await withScratchDatabase(async ({ pool, url }, folder) => {
  const coop = await coopProgram();
  const settings = await productSettings(url, folder);
  const moved = join(folder, 'moved');
  await mkdir(moved);
  await writeBroughtLogins(moved, count);
  for (const what of ['first', 'again']) {
    const { status, output, seconds, megabytes } = await measured(coop, ['import', moved], settings);
    if (status !== 0) throw new Error(output);
    const rate = Math.round(count / seconds);
    console.log(
      `${what}: ${count} logins in ${seconds.toFixed(1)} s, ${rate} a second; ${megabytes.toFixed(0)} MB at most`,
    );
    report({ what: `memory of logins imported, ${what}`, measured: megabytes, unit: 'MB', bound: { most: 200 } });
  }
  const { rows } = await pool.query("select pg_size_pretty(pg_total_relation_size('foreign_hashes')) as size");
  console.log(`foreign_hashes: ${rows[0].size}`);
});
