import type { FieldCodec, FieldValue } from './csv-fields.ts';
import { type CsvRow, csvRows, UnreadableFile } from './csv-rows.ts';
import type { Entity } from './entity.ts';

/** A bad row: where, and why. */
export interface RowProblem {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

/** A decoded row. Values stand in the order of the entity's columns. */
export interface DecodedRow {
  readonly line: number;
  readonly values: readonly FieldValue[];
}

/** Streams a file's rows, decoded; what is wrong goes to `onProblem`. `fatal` says that the file can't be used at all. */
export async function* decodedRows(
  entity: Entity,
  path: string,
  onProblem: (problem: RowProblem, fatal: boolean) => void,
  onBytes?: (count: number) => void,
): AsyncGenerator<DecodedRow> {
  const report = (line: number, column: string, reason: string, fatal: boolean) =>
    onProblem({ file: entity.file, line, column, reason }, fatal);
  const columns = Object.entries(entity.columns);
  let order: readonly number[] | undefined;
  try {
    for await (const row of csvRows(path, onBytes)) {
      if (order === undefined) {
        order = readHeader(entity, row, report);
        if (order === undefined) return;
      } else {
        const values = decodeRow(entity, columns, order, row, report);
        if (values) yield { line: row.line, values };
      }
    }
    if (order === undefined) report(1, '', 'the file is empty', true);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report(error.line, '', error.reason, true);
  }
}

type Report = (line: number, column: string, reason: string, fatal: boolean) => void;

/** For each of the entity's columns its place in the file; undefined when the header is wrong. */
function readHeader(entity: Entity, header: CsvRow, report: Report): number[] | undefined {
  const names = header.fields.map((name) => name.trim());
  const wanted = Object.keys(entity.columns);
  const unknown = names.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !names.includes(name));
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  for (const name of unknown) report(1, name, 'there is no such column', true);
  for (const name of missing) report(1, name, 'the column is missing', true);
  for (const name of doubled) report(1, name, 'the column stands twice', true);
  if (unknown.length + missing.length + doubled.length > 0) return undefined;
  return wanted.map((name) => names.indexOf(name));
}

function decodeRow(
  entity: Entity,
  columns: readonly (readonly [string, FieldCodec])[],
  order: readonly number[],
  row: CsvRow,
  report: Report,
): FieldValue[] | undefined {
  if (row.fields.length !== order.length) {
    report(row.line, '', `has ${row.fields.length} fields where the header has ${order.length}`, false);
    return undefined;
  }
  const values: FieldValue[] = [];
  columns.forEach(([name, codec], index) => {
    const given = row.fields[order[index] ?? -1] ?? '';
    const decoded = codec(given.trim(), given);
    if ('value' in decoded) values.push(decoded.value);
    else report(row.line, name, decoded.problem, false);
  });
  if (values.length < columns.length) return undefined;
  const problem = entity.problemOf?.(values);
  if (problem) report(row.line, problem.column, problem.reason, false);
  if (problem || entity.finish === undefined) return problem ? undefined : values;
  const finished = entity.finish(Object.fromEntries(columns.map(([name], place) => [name, values[place] ?? null])));
  if ('row' in finished) return columns.map(([name]) => finished.row[name] ?? null);
  report(row.line, finished.column, finished.problem, false);
  return undefined;
}
