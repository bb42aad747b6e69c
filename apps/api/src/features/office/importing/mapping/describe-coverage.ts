import { counted } from '../../../../platform/counted.ts';
import { entities } from '../entities/entities.ts';
import type { ColumnCoverage, FileCoverage } from './coverage.ts';
import type { MapReport } from './map-report.ts';
import { missedColumns, missedFiles } from './missed.ts';

/** What a member misses where a column stays empty; nothing is said of what every file may leave empty. */
const missedBy = (file: string, column: string): string => missedColumns[`${file}: ${column}`] ?? '';

/** The report that stands beside the mapped files: of each column of ours how it is filled, and what members miss (moving-in-10). */
export function describeCoverage({ read, files, rejectedCount }: MapReport): string {
  const came = new Set(files.filter(({ rows }) => rows > 0).map(({ file }) => file));
  const lines = [
    '# What the mapping fills',
    ...read.map(({ file, rows }) => `- ${file}: ${counted(rows, 'row', 'rows')} read`),
    `- ${counted(rejectedCount, 'row was', 'rows were')} rejected${rejectedCount > 0 ? ': rejected-rows.csv' : ''}`,
    ...files.flatMap(describeFile),
    '',
    '## Files that do not come',
    ...entities.filter(({ file }) => !came.has(file)).map(({ file }) => `- ${file}${ending(missedFiles[file] ?? '')}`),
  ];
  return `${lines.join('\n')}\n`;
}

function describeFile({ file, rows, columns }: FileCoverage): string[] {
  return [
    '',
    `## ${file}: ${counted(rows, 'row', 'rows')}`,
    '| column | mapped | filled | examples | members miss |',
    '| --- | --- | --- | --- | --- |',
    ...columns.map((column) => columnLine(file, rows, column)),
  ];
}

function columnLine(file: string, rows: number, { column, isMapped, filled, examples }: ColumnCoverage): string {
  const share = rows === 0 ? '' : ` (${Math.floor((filled * 100) / rows)} %)`;
  const shown = examples.map((example) => example.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(', ');
  const cells = [
    column,
    isMapped ? 'yes' : 'no',
    filled === 0 ? 'never' : `${filled.toLocaleString('en-US')}${share}`,
    shown,
    filled === 0 ? missedBy(file, column) : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

const ending = (missed: string): string => (missed === '' ? '' : `: members miss ${missed}`);
