import { parseArgs } from 'node:util';
import { formatMoney } from '@rochdale/domain/money';
import { type ImportRun, listImportRuns } from '../../features/office/importing/public.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const importsCommand: Command = {
  usage: 'imports [--last <count>]',
  summary: 'Lists the last imports: when, by whom, and of each file its rows, sum, moment and hash.',
  async run(argumentsGiven) {
    const { values } = parseArgs({ args: [...argumentsGiven], options: { last: { type: 'string', default: '10' } } });
    const last = Number(values.last);
    if (!Number.isSafeInteger(last) || last < 1) throw new Error('--last must be how many imports to list.');
    return withDatabase(readEnvironment(), async ({ db }) => {
      const runs = await listImportRuns(db, last);
      console.log(runs.length === 0 ? 'Nothing has been imported.' : runs.map(describeRun).join('\n'));
      return 0;
    });
  },
};

function describeRun(run: ImportRun): string {
  const counts = `${run.confirmedPayments} confirmed, ${run.skippedRows} rows skipped${run.hasBalances ? ', balances' : ''}`;
  const head = `${run.importNumber} ${run.finishedAt.toISOString()} by ${run.byWhom} from ${run.folder}: ${counts}`;
  const { changes, confirmedBy, reason } = run;
  const changed = changes
    ? [`  all balances: ${formatMoney(changes.balancesBefore)} before, ${formatMoney(changes.balancesAfter)} after`]
    : [];
  const closed =
    changes && changes.accountsClosed > 0
      ? [`  ${changes.accountsClosed.toLocaleString('en-US')} accounts closed`]
      : [];
  const second = confirmedBy === null ? [] : [`  confirmed by ${confirmedBy}: ${reason ?? ''}`];
  const files = run.files.map(({ file, rows, cents, asOf, sha256 }) => {
    const sum = cents === null ? '' : `, ${formatMoney(cents)}`;
    return `  ${file}: ${rows.toLocaleString('en-US')} rows${sum}, as of ${asOf}, sha256 ${sha256}`;
  });
  return [head, ...changed, ...closed, ...second, ...files].join('\n');
}
