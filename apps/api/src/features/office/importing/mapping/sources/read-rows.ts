import type { Carried, OpenFile } from '../open-file.ts';
import { sourceRows } from './open-source.ts';
import type { SourceRow } from './source.ts';

/** Streams the rows of a file of theirs, in its order, with what they carry from rows above (moving-in-46). */
export function readRows({ paths, shape, columns, carried }: OpenFile): AsyncGenerator<SourceRow> {
  const own = columns.slice(0, columns.length - carried.length);
  const rows = sourceRows(paths, shape, own);
  return carried.length === 0 ? rows : carrying(rows, own.length, carried);
}

/** Of each carried column one value is kept, and none from one file to the next. */
async function* carrying(
  rows: AsyncGenerator<SourceRow>,
  width: number,
  carried: readonly Carried[],
): AsyncGenerator<SourceRow> {
  let kept = carried.map(() => '');
  let file: string | undefined;
  for await (const row of rows) {
    if (row.file !== file) kept = carried.map(() => '');
    file = row.file;
    for (const [index, { place, begins }] of carried.entries())
      if (begins(row.fields)) kept[index] = row.fields[place] ?? '';
    // A line that has fewer fields, or more, must not push what is carried into another place.
    const own = Array.from({ length: width }, (_none, place) => row.fields[place] ?? '');
    yield { ...row, fields: [...own, ...kept] };
  }
}
