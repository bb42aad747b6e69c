import { formatMoney } from '@rochdale/domain/money';
import { counted } from '../../../platform/counted.ts';
import { changeLines, takenBackLines } from './changes/describe-changes.ts';
import type { ImportReport } from './import-report.ts';
import type { RowProblem } from './reading/decode-rows.ts';
import type { WrittenFile } from './write-file.ts';

/** Most problems that are printed; the rest are counted. */
const maxLines = 50;
/** Most accounts that are named in a line. */
const maxAccounts = 20;

/** Writes a report for the terminal: `bills.csv:17: dueDate: is not a day like 2026-11-20`. */
export function describeImport(report: ImportReport): string {
  const lines = rowLines(report.problems, report.problemCount);
  if (!report.written && report.takenBack === undefined) return [...lines, 'Nothing was written.'].join('\n');
  lines.push(...rowLines(report.warnings, report.warningCount), ...report.files.map(fileLine), ...changeLines(report));
  const { doublyPaid, closedWithPlans } = report;
  const said: readonly (readonly [count: number, one: string, many: string, rest: string])[] = [
    [report.skipped, 'bad row was', 'bad rows were', 'skipped.'],
    [report.confirmedPayments, 'portal payment was', 'portal payments were', 'confirmed.'],
    [report.confirmedReturns, 'returned payment was', 'returned payments were', 'confirmed.'],
    [
      ...([report.passedOverDrafts, 'draft was', 'drafts were'] as const),
      'passed over: ended here, or the account has auto pay here.',
    ],
    [report.broughtPlans.autoPays, 'auto pay', 'auto pays', 'of the old portal taken up.'],
    [
      ...([report.broughtPlans.scheduledPayments, 'scheduled payment', 'scheduled payments'] as const),
      'of the old portal taken up.',
    ],
    [
      ...([
        report.broughtPlans.waiting,
        'auto pay of the old portal waits',
        'auto pays of the old portal wait',
      ] as const),
      'for a cut-over: coop cut-over <day>.',
    ],
    [report.endedPlans, 'plan', 'plans', 'ended: the account has another member.'],
    [
      ...([report.reducedPayments, 'scheduled payment pays', 'scheduled payments pay'] as const),
      'fewer accounts: the others have another member.',
    ],
    [
      ...([doublyPaid.length, 'account has', 'accounts have'] as const),
      `auto pay or a draft here and with the billing system: ${firstOf(doublyPaid)}`,
    ],
    [report.change?.accountsClosed ?? 0, 'account was', 'accounts were', 'closed: this import does not bring them.'],
    [
      ...([closedWithPlans.length, 'closed account is', 'closed accounts are'] as const),
      `still paid by auto pay, a draft or a scheduled payment: ${firstOf(closedWithPlans)}`,
    ],
  ];
  const found = said.filter(([count]) => count > 0);
  lines.push(...found.map(([count, one, many, rest]) => `${counted(count, one, many)} ${rest}`));
  if (report.takenBack !== undefined) lines.push(...takenBackLines(report, report.takenBack));
  return lines.join('\n');
}

const firstOf = (accounts: readonly string[]): string =>
  `${accounts.slice(0, maxAccounts).join(', ')}${accounts.length > maxAccounts ? ', …' : ''}`;

function rowLines(rows: readonly RowProblem[], count: number): string[] {
  const lines = rows
    .slice(0, maxLines)
    .map(({ file, line, column, reason }) => [`${file}:${line}`, column, reason].filter(Boolean).join(': '));
  return count > maxLines ? [...lines, `… and ${number(count - maxLines)} more.`] : lines;
}

function fileLine({ file, rows, added, changed, absent, cents }: WrittenFile): string {
  const parts = [`${file}: ${counted(rows, 'row', 'rows')}`];
  if (rows > 0 && added !== undefined && changed !== undefined)
    parts.push(`${number(added)} new, ${number(changed)} changed, ${number(rows - added - changed)} the same`);
  if (absent !== undefined && absent > 0) parts.push(`${number(absent)} here that are not in it`);
  if (rows > 0 && cents !== null) parts.push(formatMoney(cents));
  return parts.join('; ');
}

const number = (count: number): string => count.toLocaleString('en-US');
