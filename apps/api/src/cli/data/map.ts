import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  describeMap,
  guessMapping,
  mapFolder,
  readMapping,
  reportFolder,
} from '../../features/office/importing/mapping/public.ts';
import type { Command } from '../command.ts';

/** Rows were rejected; the others are written. */
const someRejected = 2;

export const mapCommand: Command = {
  usage: 'map <folder> --with <mapping.yaml> --out <folder> [--as-of <instant>] | map --guess <folder>',
  summary:
    'Makes of another system’s export (CSV, fixed width, Excel) the folder that an import reads; --guess proposes the mapping.',
  isOfNoCoop: true,
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        guess: { type: 'boolean', default: false },
        with: { type: 'string' },
        out: { type: 'string' },
        'as-of': { type: 'string' },
      },
    });
    const [folder] = positionals;
    if (folder !== undefined && values.guess) {
      process.stdout.write(await guessMapping(resolve(folder)));
      return 0;
    }
    if (folder === undefined || values.with === undefined || values.out === undefined)
      throw new Error('Usage: coop map <folder> --with <mapping.yaml> --out <folder>.');
    const out = resolve(values.out);
    const report = await mapFolder({
      folder: resolve(folder),
      mapping: await readMapping(resolve(values.with)),
      out,
      asOf: values['as-of'],
      onRows: (file, rows) => {
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${file}: ${rows.toLocaleString('en-US')} rows`);
      },
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(describeMap(report));
    console.log(`What each column got stands in ${join(out, reportFolder, 'coverage.md')}.`);
    if (report.rejectedCount === 0) return 0;
    console.error(`Rejected rows stand in ${join(out, reportFolder, 'rejected-rows.csv')}.`);
    return someRejected;
  },
};
