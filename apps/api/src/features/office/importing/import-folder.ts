import { localTimeAt } from '@rochdale/domain/dates';
import { excessesOf, judgeImport } from '@rochdale/domain/office/importing/import-bounds';
import { systemClock } from '../../../platform/clock.ts';
import { databaseOn, transactionOn } from '../../../platform/database/database.ts';
import { again } from '../../../platform/database/transactions.ts';
import { makeUsagePartitions } from '../../energy/usage/public.ts';
import { type CheckReport, checkFiles } from './checks/check-files.ts';
import { filesHashOf } from './checks/files-hash.ts';
import type { ImportOptions } from './import-options.ts';
import { type ImportReport, refusedOf, type TakenBack } from './import-report.ts';
import { writeAll } from './write-all.ts';
import { ChangedFile, OlderBalances } from './write-file.ts';

/**
 * Imports a folder of CSV files (office-2, office-3): checks everything first, then writes all of it in one transaction,
 * or nothing. With `skipBadRows` the good rows of readable files are written. Can be run again and again.
 * A dry run, and what goes beyond a bound that nobody answers for, is taken back (moving-in-11, moving-in-13).
 */
export async function importFolder(options: ImportOptions): Promise<ImportReport> {
  const { folder, pool, clock = systemClock, timeZone = 'UTC', skipBadRows = false, paymentsAlone = false } = options;
  const startedAt = clock.now();
  const client = await pool.connect();
  let checked: CheckReport | undefined;
  try {
    checked = await checkFiles(folder, client, {
      startedAt,
      givenAt: options.givenAt ?? startedAt,
      today: localTimeAt(startedAt, timeZone).day,
      timeZone,
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
    const refused = options.full ? fullProblem(checked) : undefined;
    if (refused) return refusedOf(checked, refused);
    // Before the transaction: members go on reading while it runs.
    if (!options.dryRun)
      await makeUsagePartitions(
        databaseOn(client),
        files.flatMap(({ months }) => [...months]),
      );
    const run = () =>
      transactionOn(client, async (tx) => {
        const written = await writeAll(tx, client, files, startedAt, options);
        const takenBack = takenBackFor(written.change, options);
        if (takenBack) throw new TakenBackImport({ ...written, takenBack });
        return written;
      });
    // One that met a member's in the other order, and was ended for it, is run again.
    const done = await again(run, 0);
    const { problems, problemCount, warnings, warningCount } = checked;
    const filesHash = filesHashOf(files);
    return { ...done, written: true, filesHash, problems, problemCount, warnings, warningCount };
  } catch (error) {
    if (error instanceof TakenBackImport && checked) {
      const { problems, problemCount, warnings, warningCount } = checked;
      const filesHash = filesHashOf(checked.files);
      return { ...error.tried, written: false, filesHash, problems, problemCount, warnings, warningCount };
    }
    if (error instanceof OlderBalances && checked) return refusedOf(checked, olderProblem(error));
    if (error instanceof ChangedFile && checked)
      return refusedOf(checked, { file: error.file, line: 1, reason: 'changed while it was read' });
    throw error;
  } finally {
    client.release();
  }
}

type Tried = Awaited<ReturnType<typeof writeAll>>;

/** Takes back what an import has written, and tells what it would have been. */
class TakenBackImport extends Error {
  readonly tried: Tried & { readonly takenBack: TakenBack };

  constructor(tried: TakenBackImport['tried']) {
    super('The import was taken back.');
    this.tried = tried;
  }
}

/** Why an import is taken back (moving-in-11, moving-in-13); undefined where it stands. */
function takenBackFor(
  change: Tried['change'],
  { dryRun, bounds, by = 'unknown' }: ImportOptions,
): TakenBack | undefined {
  if (dryRun) return 'dry-run';
  const judged = change && bounds ? judgeImport(excessesOf(change), { by, ...bounds }) : 'may';
  return judged === 'may' ? undefined : judged;
}

/** An account whose row is bad, or that is in no file, is not gone. */
function fullProblem({ files, problemCount }: CheckReport) {
  if (!files.some(({ entity }) => entity.file === 'accounts.csv'))
    return { file: 'accounts.csv', line: 0, reason: 'is not in this folder: a whole import must bring it' };
  return problemCount > 0 ? { file: 'accounts.csv', line: 0, reason: 'a whole import skips no bad rows' } : undefined;
}

function olderProblem({ asOf, newest }: OlderBalances) {
  const reason = `is as of ${asOf.toISOString()}, which is older than the balances that are there, ${newest.toISOString()}; --older-balances takes it all the same`;
  return { file: 'accounts.csv', line: 1, reason };
}
