import type { ImportReport } from './import-folder.ts';

/** Most problems that are printed; the rest are counted. */
const mostLines = 50;

/** Writes a report for the terminal: `bills.csv:17: dueDate: is not a day like 2026-11-20`. */
export function describeImport(report: ImportReport): string {
  const lines = report.problems
    .slice(0, mostLines)
    .map(({ file, line, column, reason }) => [`${file}:${line}`, column, reason].filter(Boolean).join(': '));
  const more = report.problemCount - mostLines;
  if (more > 0) lines.push(`… and ${more.toLocaleString('en-US')} more.`);
  if (!report.written) return [...lines, 'Nothing was written.'].join('\n');
  for (const [file, rows] of Object.entries(report.rows)) lines.push(`${file}: ${rows.toLocaleString('en-US')} rows`);
  if (report.skipped > 0) lines.push(`${report.skipped} bad rows were skipped.`);
  if (report.confirmedPayments > 0) lines.push(`${report.confirmedPayments} portal payments were confirmed.`);
  if (report.passedOverDrafts > 0)
    lines.push(`${report.passedOverDrafts} drafts were passed over, since members ended them or have auto pay here.`);
  return lines.join('\n');
}
