import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import { programAt, scratchVault, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/**
 * A co-op of 18,000 members imported for the first time: how long it takes, and how much memory the importer needs, without
 * the lines of bills (1.1 million rows) or with them (3 million). `--folder` imports another one.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, lines: { type: 'boolean', default: false } },
});

await withScratchDatabase(async ({ pool }, scratch) => {
  const folder = values.folder ?? join(scratch, 'co-op');
  if (values.folder === undefined) {
    // In a process of its own, whose memory is not the importer's.
    const coop = programAt('apps/api/src/cli/coop.ts');
    const options = ['--out', folder, '--members', '18000', '--seed', '7', '--as-of', '2026-11-20'];
    spawnSync(process.execPath, ['--import', 'tsx', coop, 'generate', ...options], { stdio: 'inherit' });
    if (!values.lines) await rm(join(folder, 'bill-lines.csv'));
  }
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const done = await importFolder({ folder, pool, vault: scratchVault() });
  const seconds = (performance.now() - began) / 1000;
  const rows = done.files.reduce((sum, file) => sum + file.rows, 0);
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(`${rows.toLocaleString('en-US')} rows; ${Math.round(before / 1e6)} MB before the import began`);
  const what = values.lines ? 'first import of 3 million rows' : 'first import of 1.1 million rows';
  report({ what, measured: seconds, unit: 's', bound: { most: values.lines ? 240 : 60 } });
  report({
    what: `memory of the ${what}`,
    measured: peak / 1e6,
    unit: 'MB',
    bound: { most: 320 },
  });
});
