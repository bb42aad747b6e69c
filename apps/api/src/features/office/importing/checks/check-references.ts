import type pg from 'pg';
import { knownNumbers } from '../importing-store.ts';
import type { DecodedRow, RowProblem } from '../reading/decode-rows.ts';
import type { CheckedFile } from './checked-file.ts';

/** Numbers of the good rows read so far, by file. */
export type Numbers = Record<'members.csv' | 'accounts.csv' | 'logins.csv', Set<string>>;
/** Takes a problem; `fatal` when its file can't be used at all. */
export type Report = (problem: RowProblem, fatal: boolean) => void;

/** Says which rows refer to a member or account that is neither in the folder nor in the database. */
export async function checkReferences(
  file: CheckedFile,
  batch: readonly DecodedRow[],
  client: pg.ClientBase,
  numbers: Numbers,
  report: Report,
): Promise<void> {
  const places = Object.keys(file.entity.columns);
  for (const [column, target] of Object.entries(file.entity.references)) {
    const place = places.indexOf(column);
    const named = batch.filter((row) => row.values[place] !== null && row.values[place] !== '');
    const unknown = named.filter((row) => !numbers[target].has(String(row.values[place])));
    if (unknown.length === 0) continue;
    const known = await knownNumbers(client, target, [...new Set(unknown.map((row) => String(row.values[place])))]);
    for (const row of unknown)
      if (!known.has(String(row.values[place])))
        report(
          problemAt(file, row.line, column, `${String(row.values[place])} is neither in ${target} nor in the database`),
          false,
        );
  }
}

/** A problem of one row. */
export function problemAt(file: CheckedFile, line: number, column: string, reason: string): RowProblem {
  return { file: file.entity.file, line, column, reason };
}
