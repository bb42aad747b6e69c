import { parseArgs } from 'node:util';
import { describeImport, type ImportProgress, importFolder } from '../features/importing/public.ts';
import { readEnvironment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { vaultOf } from '../platform/sealing/vault.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const importCommand: Command = {
  name: 'import',
  usage: 'import <folder> [--skip-bad-rows]',
  summary: 'Imports the CSV files of a folder. Everything is checked first; one bad row and nothing is written.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { 'skip-bad-rows': { type: 'boolean', default: false } },
    });
    const [folder] = positionals;
    if (folder === undefined) throw new Error('Say which folder to import: coop import <folder>.');
    const environment = readEnvironment();
    const { masterKeys } = await readKeys(environment);
    return withDatabase(environment, async ({ pool }) => {
      const report = await importFolder({
        folder,
        pool,
        vault: vaultOf(masterKeys),
        skipBadRows: values['skip-bad-rows'],
        onProgress: showProgress,
      });
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      (report.written ? console.log : console.error)(describeImport(report));
      return report.written ? 0 : 1;
    });
  },
};

function showProgress({ step, file, rows, part }: ImportProgress): void {
  const share = part === undefined ? '' : `, ${Math.floor(part * 100)} %`;
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${step} ${file}: ${rows.toLocaleString('en-US')} rows${share}`);
}
