import { constants, setPriority, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeImport } from '../../features/office/importing/public.ts';
import { importAndRecord } from '../../features/office/importing/recording/public.ts';
import { loadSite } from '../../features/website/site/load-site.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { readKeys } from '../../platform/keys.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { endProgress, showProgress } from './show-progress.ts';

export const importCommand: Command = {
  usage:
    'import <folder> [--dry-run] [--full] [--by <name>] [--confirmed-by <name> --reason <why>] [--skip-bad-rows] [--payments-alone] [--older-balances]',
  summary: 'Imports the CSV files of a folder. Everything is checked first; if any row is bad, nothing is imported.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        'confirmed-by': { type: 'string' },
        reason: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        'skip-bad-rows': { type: 'boolean', default: false },
        'payments-alone': { type: 'boolean', default: false },
        'older-balances': { type: 'boolean', default: false },
      },
    });
    const [folder] = positionals;
    if (folder === undefined) throw new Error('Usage: coop import <folder>.');
    // Members come first, where both want the processor.
    setPriority(constants.priority.PRIORITY_LOW);
    const environment = readEnvironment();
    const { timeZone } = await loadSite(environment.coopFolder);
    const { masterKeys } = await readKeys(environment);
    return withDatabase(environment, async ({ db, pool }) => {
      const report = await importAndRecord(db, {
        folder: resolve(folder),
        pool,
        vault: vaultOf(masterKeys),
        timeZone,
        by: (values.by ?? userInfo().username).slice(0, 100),
        skipBadRows: values['skip-bad-rows'],
        paymentsAlone: values['payments-alone'],
        olderBalances: values['older-balances'],
        dryRun: values['dry-run'],
        full: values.full,
        bounds: { confirmedBy: values['confirmed-by']?.slice(0, 100), reason: values.reason?.slice(0, 500) },
        onProgress: showProgress,
      });
      endProgress();
      const isAsked = report.written || report.takenBack === 'dry-run';
      (isAsked ? console.log : console.error)(describeImport(report));
      return isAsked ? 0 : 1;
    });
  },
};
