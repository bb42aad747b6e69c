import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measured } from '../support/measured-command.ts';
import { coopProgram, productSettings, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/**
 * A co-op of 18,000 members imported for the first time by `coop import`: how long it takes, and how much memory the command
 * needs, without the lines of bills (1.1 million rows) or with them (3 million). `--folder` imports another one. Linux only.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, lines: { type: 'boolean', default: false } },
});

await withScratchDatabase(async ({ url }, scratch) => {
  const coop = await coopProgram();
  const settings = await productSettings(url, scratch);
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
});
