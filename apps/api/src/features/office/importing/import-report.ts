import { formatMoney } from '@rochdale/domain/money';
import { counted } from '../../../platform/counted.ts';
import type { RowProblem } from './reading/decode-rows.ts';
import type { WrittenFile } from './write-file.ts';

/** What an import did. `written` is false when anything was wrong and bad rows were not to be skipped. */
export interface ImportReport {
  readonly written: boolean;
  readonly files: readonly WrittenFile[];
  readonly skipped: number;
  readonly confirmedPayments: number;
  /** What banks sent back and the billing system has booked. */
  readonly confirmedReturns: number;
  /** Drafts of the billing system's that their members have ended here. */
  readonly passedOverDrafts: number;
  /** Plans that ended, since their accounts have another member. */
  readonly endedPlans: number;
  /** Scheduled payments that pay an account less for the same reason. */
  readonly reducedPayments: number;
  /** Accounts that are paid by themselves both here and by the billing system. */
  readonly doublyPaid: readonly string[];
  /** The sum of all balances in cents; undefined where none came. */
  readonly balances: { readonly before: number; readonly after: number } | undefined;
  /** The first thousand; `problemCount` counts all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** Rows that were taken, and of which something is to be said: the first thousand, and how many. */
  readonly warnings: readonly RowProblem[];
  readonly warningCount: number;
}

/** Most problems that are printed; the rest are counted. */
const maxLines = 50;
/** Most accounts that are named in a line. */
const maxAccounts = 20;

/** The report of an import that wrote nothing, for what was found and for one more reason. */
export function refusedOf(
  found: Pick<ImportReport, 'problems' | 'problemCount'>,
  reason?: Omit<RowProblem, 'column'>,
): ImportReport {
  const more = reason ? [{ column: '', ...reason }] : [];
  return {
    written: false,
    files: [],
    skipped: 0,
    confirmedPayments: 0,
    confirmedReturns: 0,
    passedOverDrafts: 0,
    warnings: [],
    warningCount: 0,
    endedPlans: 0,
    reducedPayments: 0,
    doublyPaid: [],
    balances: undefined,
    problems: [...found.problems, ...more],
    problemCount: found.problemCount + more.length,
  };
}

/** Writes a report for the terminal: `bills.csv:17: dueDate: is not a day like 2026-11-20`. */
export function describeImport(report: ImportReport): string {
  const lines = rowLines(report.problems, report.problemCount);
  if (!report.written) return [...lines, 'Nothing was written.'].join('\n');
  lines.push(...rowLines(report.warnings, report.warningCount), ...report.files.map(fileLine));
  const { balances, doublyPaid } = report;
  if (balances) lines.push(`All balances: ${formatMoney(balances.before)} before, ${formatMoney(balances.after)} now.`);
  const twice = `${doublyPaid.slice(0, maxAccounts).join(', ')}${doublyPaid.length > maxAccounts ? ', …' : ''}`;
  const said: readonly (readonly [count: number, one: string, many: string, rest: string])[] = [
    [report.skipped, 'bad row was', 'bad rows were', 'skipped.'],
    [report.confirmedPayments, 'portal payment was', 'portal payments were', 'confirmed.'],
    [report.confirmedReturns, 'returned payment was', 'returned payments were', 'confirmed.'],
    [
      ...([report.passedOverDrafts, 'draft was', 'drafts were'] as const),
      'passed over: ended here, or the account has auto pay here.',
    ],
    [report.endedPlans, 'plan', 'plans', 'ended: the account has another member.'],
    [
      ...([report.reducedPayments, 'scheduled payment pays', 'scheduled payments pay'] as const),
      'fewer accounts: the others have another member.',
    ],
    [
      ...([doublyPaid.length, 'account has', 'accounts have'] as const),
      `auto pay or a draft here and with the billing system: ${twice}`,
    ],
  ];
  const found = said.filter(([count]) => count > 0);
  lines.push(...found.map(([count, one, many, rest]) => `${counted(count, one, many)} ${rest}`));
  return lines.join('\n');
}

function rowLines(rows: readonly RowProblem[], count: number): string[] {
  const lines = rows
    .slice(0, maxLines)
    .map(({ file, line, column, reason }) => [`${file}:${line}`, column, reason].filter(Boolean).join(': '));
  return count > maxLines ? [...lines, `… and ${number(count - maxLines)} more.`] : lines;
}

function fileLine({ file, rows, added, changed, cents }: WrittenFile): string {
  const parts = [`${file}: ${counted(rows, 'row', 'rows')}`];
  if (rows > 0 && added !== undefined && changed !== undefined)
    parts.push(`${number(added)} new, ${number(changed)} changed, ${number(rows - added - changed)} the same`);
  if (rows > 0 && cents !== null) parts.push(formatMoney(cents));
  return parts.join('; ');
}

const number = (count: number): string => count.toLocaleString('en-US');
