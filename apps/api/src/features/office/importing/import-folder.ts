import { systemClock } from '../../../platform/clock.ts';
import { databaseOn, transactionOn } from '../../../platform/database/database.ts';
import { again } from '../../../platform/database/transactions.ts';
import { makeUsagePartitions } from '../../energy/usage/public.ts';
import { type CheckReport, checkFiles } from './checks/check-files.ts';
import type { CheckedFile } from './checks/checked-file.ts';
import type { ImportOptions } from './import-options.ts';
import { type ImportReport, refusedOf } from './import-report.ts';
import { writeAll } from './write-all.ts';
import { OlderBalances } from './write-file.ts';

/**
 * Imports a folder of CSV files (office-2, office-3): checks everything first, then writes all of it in one transaction,
 * or nothing. With `skipBadRows` the good rows of readable files are written. Can be run again and again.
 */
export async function importFolder(options: ImportOptions): Promise<ImportReport> {
  const { folder, pool, clock = systemClock, skipBadRows = false, paymentsAlone = false } = options;
  const startedAt = clock.now();
  const client = await pool.connect();
  let checked: CheckReport | undefined;
  try {
    checked = await checkFiles(folder, client, {
      startedAt,
      paymentsAlone,
      onRows: (file, rows, part) => options.onProgress?.({ step: 'checking', file, rows, part }),
    });
    const { files } = checked;
    if (files.length === 0)
      return refusedOf(checked, {
        file: folder,
        line: 0,
        reason: 'no import files are in this folder: members.csv, accounts.csv, bills.csv and so on',
      });
    if (checked.fatal || (checked.problemCount > 0 && !skipBadRows)) return refusedOf(checked);
    // Before the transaction: members go on reading while it runs.
    await makeUsagePartitions(
      databaseOn(client),
      files.flatMap(({ months }) => [...months]),
    );
    const run = () => transactionOn(client, (tx) => writeAll(tx, client, files, startedAt, options));
    // One that met a member's in the other order, and was ended for it, is run again.
    const done = await again(run, 0);
    const { problems, problemCount, warnings, warningCount } = checked;
    return { ...done, written: true, problems, problemCount, warnings, warningCount };
  } catch (error) {
    if (error instanceof OlderBalances && checked) return refusedOf(checked, olderProblem(checked.files, error));
    throw error;
  } finally {
    client.release();
  }
}

function olderProblem(files: readonly CheckedFile[], { newest }: OlderBalances) {
  const asOf = files.find(({ entity }) => entity.file === 'accounts.csv')?.asOf.toISOString();
  const reason = `is as of ${asOf}, which is older than the balances that are there, ${newest.toISOString()}; --older-balances takes it all the same`;
  return { file: 'accounts.csv', line: 1, reason };
}
