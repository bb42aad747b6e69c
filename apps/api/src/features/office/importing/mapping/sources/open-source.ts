import { basename } from 'node:path';
import type { CsvRow } from '../../reading/csv-row.ts';
import { csvRows } from '../../reading/csv-rows.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import { markedEncoding } from './encoding-of.ts';
import { excelRows } from './excel/excel-rows.ts';
import { fixedRows } from './fixed-rows.ts';
import type { SourceRow, SourceShape } from './source.ts';

/** The names of the columns of a file; of two of one name the second has `#2` behind it. Undefined for an empty file. */
export async function columnsOf(path: string, shape: SourceShape): Promise<readonly string[] | undefined> {
  if (shape.columns) return shape.columns;
  for await (const { fields } of skipped(path, shape)) return namesIn(fields);
  return undefined;
}

/** Streams the rows of several files of one shape, header and what stands before it left out. */
export async function* sourceRows(
  paths: readonly string[],
  shape: SourceShape,
  columns: readonly string[],
): AsyncGenerator<SourceRow> {
  for (const path of paths) {
    const file = basename(path);
    let hasHeader = shape.columns === undefined;
    for await (const { line, fields } of skipped(path, shape)) {
      if (!hasHeader) yield { file, line, fields, count: fields.length };
      else if (namesIn(fields).join('\u0000') !== columns.join('\u0000'))
        throw new UnreadableFile(line, `${file} has other columns than ${basename(paths[0] ?? '')}`);
      hasHeader = false;
    }
  }
}

async function* skipped(path: string, shape: SourceShape): AsyncGenerator<CsvRow> {
  let skip = shape.skip;
  for await (const row of rowsOf(path, shape, await encodingOf(path, shape))) {
    if (skip > 0) skip -= 1;
    else yield row;
  }
}

function rowsOf(path: string, shape: SourceShape, encoding: Awaited<ReturnType<typeof encodingOf>>) {
  const { delimiter, withoutQuotes } = shape;
  if (shape.kind === 'excel') return excelRows(path, shape.sheet);
  if (shape.kind === 'fixed') return fixedRows(path, encoding, shape.widths);
  return csvRows(path, undefined, { delimiter, encoding, withoutQuotes });
}

const encodingOf = async (path: string, shape: SourceShape) => shape.encoding ?? (await markedEncoding(path));

function namesIn(fields: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return fields.map((field) => {
    const name = field.trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}
