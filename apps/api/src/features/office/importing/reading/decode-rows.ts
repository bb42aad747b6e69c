import type { FieldCodec, FieldValue } from '../csv-fields.ts';
import type { Entity } from '../entities/entity.ts';
import type { CsvRow } from './csv-row.ts';
import { csvRows } from './csv-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

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

/** What tells how a file's rows are read. */
export type RowShape = Pick<Entity, 'file' | 'columns' | 'mayLack' | 'problemOf' | 'finish'>;

/** How many fields a file's rows have, and the place of each of the entity's columns; -1 where the file leaves it out. */
interface Header {
  readonly fields: number;
  readonly places: readonly number[];
}

/** Streams a file's rows, decoded; what is wrong goes to `onProblem`. `fatal` says that the file can't be used at all. */
export async function* decodedRows(
  entity: RowShape,
  path: string,
  onProblem: (problem: RowProblem, fatal: boolean) => void,
  onChunk?: (chunk: Buffer | string) => void,
): AsyncGenerator<DecodedRow> {
  const report = (line: number, column: string, reason: string, fatal: boolean) =>
    onProblem({ file: entity.file, line, column, reason }, fatal);
  const columns = Object.entries(entity.columns);
  let header: Header | undefined;
  try {
    for await (const row of csvRows(path, onChunk)) {
      if (header === undefined) {
        header = readHeader(entity, row, report);
        if (header === undefined) return;
      } else {
        const values = decodeRow(entity, columns, header, row, report);
        if (values) yield { line: row.line, values };
      }
    }
    if (header === undefined) report(1, '', 'the file is empty', true);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report(error.line, '', error.reason, true);
  }
}

type Report = (line: number, column: string, reason: string, fatal: boolean) => void;

/** What other programs write in place of commas. */
const separators: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** Undefined when the header is wrong. */
function readHeader(entity: RowShape, { fields }: CsvRow, report: Report): Header | undefined {
  const names = fields.map((name) => name.trim());
  const separator = names.length === 1 ? /[;\t|]/.exec(names[0] ?? '')?.[0] : undefined;
  if (separator !== undefined) {
    report(1, '', `has its columns separated by ${separators[separator]}; an import reads commas`, true);
    return undefined;
  }
  const wanted = Object.keys(entity.columns);
  const unknown = names.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !names.includes(name) && !entity.mayLack?.includes(name));
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  for (const name of unknown) report(1, name, 'there is no such column', true);
  for (const name of missing) report(1, name, 'the column is missing', true);
  for (const name of doubled) report(1, name, 'the column is there twice', true);
  if (unknown.length + missing.length + doubled.length > 0) return undefined;
  return { fields: names.length, places: wanted.map((name) => names.indexOf(name)) };
}

function decodeRow(
  entity: RowShape,
  columns: readonly (readonly [string, FieldCodec])[],
  header: Header,
  row: CsvRow,
  report: Report,
): readonly FieldValue[] | undefined {
  if (row.fields.length !== header.fields) {
    report(row.line, '', `has ${row.fields.length} fields where the header has ${header.fields}`, false);
    return undefined;
  }
  const given = header.places.map((place) => row.fields[place] ?? '');
  return decodedFields(entity, columns, given, (column, reason) => report(row.line, column, reason, false));
}

/** What the fields of one row, in the order of the entity's columns, say; undefined where one is wrong, which is reported. */
export function decodedFields(
  entity: RowShape,
  columns: readonly (readonly [string, FieldCodec])[],
  given: readonly string[],
  report: (column: string, reason: string) => void,
): readonly FieldValue[] | undefined {
  const values: FieldValue[] = [];
  columns.forEach(([name, codec], index) => {
    const text = given[index] ?? '';
    const decoded = codec(text.trim(), text);
    if ('value' in decoded) values.push(decoded.value);
    else report(name, decoded.problem);
  });
  if (values.length < columns.length) return undefined;
  const problem = entity.problemOf?.(values);
  if (problem) report(problem.column, problem.reason);
  if (problem || entity.finish === undefined) return problem ? undefined : values;
  const finished = entity.finish(Object.fromEntries(columns.map(([name], place) => [name, values[place] ?? null])));
  if ('row' in finished) return columns.map(([name]) => finished.row[name] ?? null);
  report(finished.column, finished.problem);
  return undefined;
}
