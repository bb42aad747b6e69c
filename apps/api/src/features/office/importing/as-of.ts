import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './checks/check-references.ts';
import * as field from './csv-fields.ts';
import { entities } from './entities/entities.ts';
import { decodedRows } from './reading/decode-rows.ts';

/** The optional file that says when the others were drawn from the billing system. */
export const asOfFile = 'as-of.csv';
/** How far the billing system's clock may be ahead of this machine's. */
const maxAheadMs = 5 * 60_000;

const files = new Set(entities.map(({ file }) => file));
const named: field.FieldCodec = (given) =>
  files.has(given) ? { value: given } : { problem: 'is not a file that an import reads' };

const shape = {
  file: asOfFile,
  columns: {
    file: named,
    asOf: field.instant,
  },
};

/** When the files of a folder were drawn, by their names; those that `as-of.csv` does not name are not there. */
export async function readAsOf(folder: string, now: Date, report: Report): Promise<ReadonlyMap<string, Date>> {
  const drawn = new Map<string, Date>();
  const path = join(folder, asOfFile);
  if (!(await stat(path).catch(() => undefined))) return drawn;
  for await (const { line, values } of decodedRows(shape, path, (problem) => report(problem, true))) {
    const [file, asOf] = values.map(String);
    const instant = new Date(asOf ?? '');
    const wrong = (column: string, reason: string) => report({ file: asOfFile, line, column, reason }, true);
    if (file === undefined || drawn.has(file)) wrong('file', 'stands in the file twice');
    else if (instant.getTime() > now.getTime() + maxAheadMs) wrong('asOf', 'lies in the future');
    else drawn.set(file, instant);
  }
  return drawn;
}
