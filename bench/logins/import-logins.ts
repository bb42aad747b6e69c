import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import { writeBroughtLogins } from '../support/brought-logins.ts';
import { scratchVault, withScratchDatabase } from '../support/product.ts';

/** How long an import of logins with another system's hashes takes, and the same again, with the memory that it held. */
const { values } = parseArgs({ options: { logins: { type: 'string', default: '70000' } } });
const count = Number(values.logins);

await withScratchDatabase(async ({ pool }, folder) => {
  const moved = join(folder, 'moved');
  await mkdir(moved);
  await writeBroughtLogins(moved, count);
  const vault = scratchVault();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  for (const what of ['first', 'again']) {
    const before = process.memoryUsage().rss;
    most = before;
    const began = performance.now();
    const { written, problems } = await importFolder({ folder: moved, pool, vault });
    if (!written) throw new Error(problems[0]?.reason ?? 'Nothing was written.');
    const seconds = (performance.now() - began) / 1000;
    const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);
    console.log(
      `${what}: ${count} logins in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second; ${megabytes(before)} MB before, ${megabytes(most)} MB at most`,
    );
  }
  clearInterval(watch);
  const { rows } = await pool.query("select pg_size_pretty(pg_total_relation_size('foreign_hashes')) as size");
  console.log(`foreign_hashes: ${rows[0].size}`);
});
