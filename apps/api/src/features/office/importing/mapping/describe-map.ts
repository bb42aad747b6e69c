import { counted } from '../../../../platform/counted.ts';
import type { MapReport } from './map-report.ts';

/** What the terminal says of a mapped export. */
export function describeMap({ read, files, rejected, rejectedCount }: MapReport): string {
  const lines = rejected.map(({ file, line, column, reason, ours }) =>
    [`${file}:${line}`, column, `${reason}${ours === '' ? '' : ` (${ours})`}`].filter(Boolean).join(': '),
  );
  if (rejectedCount > rejected.length)
    lines.push(`… and ${(rejectedCount - rejected.length).toLocaleString('en-US')} more.`);
  lines.push(...read.map(({ file, rows }) => `${file}: ${counted(rows, 'row', 'rows')} read`));
  lines.push(
    ...files.map(({ file, rows, columns }) => {
      const filled = columns.filter((column) => column.filled > 0).length;
      return `${file}: ${counted(rows, 'row', 'rows')}, ${filled} of ${columns.length} columns filled`;
    }),
  );
  return lines.join('\n');
}
